"""One game being played: seats, log, clock, undo, talk and fair shuffles. Pure: it neither stores nor sends."""
