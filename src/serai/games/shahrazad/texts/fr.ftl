tagline = Posez vingt-deux contes côte à côte pour qu’ils s’enchaînent de gauche à droite, et le roi écoutera jusqu’à l’aube.
