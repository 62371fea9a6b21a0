tagline = Le Jour contre la Nuit : devinez où soufflera le vent adverse et guidez le tapis d’Aladin vers pierres et nuages.
