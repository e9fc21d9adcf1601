# The pages of what stays after a match, in French.

unreachable = Le serveur est injoignable.
your-games = Tes parties
no-games = Chaque partie que tu termines se retrouve ici, avec sa rediffusion.
no-games-yet = Tu n'as encore terminé aucune partie dans ce navigateur.
to-the-tables = Trouver une table
which-games = Quelles parties
game = Jeu
all-games = Tous les jeux
players = Joueurs
any-number = Peu importe
result = Résultat
any-result = Gagnées et perdues
won = Gagnées
lost = Non gagnées
from = Du
until = Au
against = Contre { $name }
clear-rival = Montrer les parties contre tous
matches-list = Parties terminées
nothing-found = Aucune partie ne correspond.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay = Revoir
match-file = Fichier de la partie
unrated = non classée
more = Plus de parties
deleted-person = Quelqu'un
bots = Robots : { $level }
totals = En chiffres
total-row = { $game }, { $players } joueurs
matches = Parties
share-won = Gagnées
mean-points = Moyenne
most-points = Meilleur
rivals = Contre qui
met = Parties
ahead = Devant
behind = Derrière
records = Records
record-most-points = Le plus de points
record-biggest-win = La plus grande avance
record-narrowest-win = La victoire la plus serrée
openings = Premiers coups favoris
points-plot = Points par ligne, partie après partie
points-plot-text = Les { $count } dernières parties, la plus ancienne à gauche. Une colonne est une partie ; une couronne marque une victoire.
other-lines = Tout le reste
mean-of = { $points } en moyenne
choose-game = Choisis un jeu pour voir records, premiers coups et points.
take-along = Les emporter
take-along-text = Toutes tes parties avec les points de chacun, en un fichier.
ladder = Le classement
ladder-text = Personnes et robots sur une même échelle : 200 points de plus gagnent environ trois parties sur quatre.
how-rated = Comment on classe
kind-two = Deux
kind-more = Trois et plus
place = Place
name = Nom
rating = Cote
more-people = Plus de personnes
provisional = Cherchent encore leur place
provisional-text = On sait encore peu de ces personnes : un point d'interrogation suit leur cote.
show-me = Les autres peuvent me voir au classement
profile = Profil
here-since = ici depuis le { $date }
guest-since = invité depuis le { $date }
players-of = { $kind ->
    [two] deux joueurs
   *[more] trois joueurs et plus
}
still-provisional = provisoire
no-ratings = Pas encore de partie classée.
friends = Les gens avec qui tu as joué
no-friends = Personne encore. Ceux avec qui tu termines une partie sont ici.
games-together = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
ahead-and-behind = Tu étais devant { $ahead } fois, derrière { $behind } fois.
see-games = Voir ces parties
to-account = Sessions, mot de passe, tes données
