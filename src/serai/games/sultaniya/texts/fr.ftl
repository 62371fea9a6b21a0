tagline = Élevez le plus beau palais d’Orient, étage après étage, avec un peu d’aide des djinns.
