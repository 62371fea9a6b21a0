tagline = Day against Night: guess where your rivals’ wind will blow, and steer Aladdin’s carpet to stones and clouds.
