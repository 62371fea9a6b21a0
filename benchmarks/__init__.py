"""How fast Serai is."""
