"""What may be played: pure rules, no clock, no input or output, no randomness of their own."""
