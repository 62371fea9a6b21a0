tagline = Four tales, one sultan to please: pool your characters and landscapes and tell him every story he asks for, together.
