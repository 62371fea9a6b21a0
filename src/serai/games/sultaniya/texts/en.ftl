tagline = Raise the most splendid palace in the East, floor upon floor, with a little help from the djinns.
