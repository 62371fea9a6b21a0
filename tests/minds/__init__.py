"""Whether minds play well, and fairly."""
