tagline = Lay twenty-two tales side by side so that they flow from left to right, and the king will hear them out until dawn.
