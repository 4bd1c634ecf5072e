"""What the two Drives have in common on the screens: houses, pawns, guests, walks, accidents."""
