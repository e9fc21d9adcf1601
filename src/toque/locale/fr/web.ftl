# Le site, en français : ce que dit chaque page. Les phrases des jeux sont dans leurs propres fichiers.

# Partout
skip-link = Aller à la table
site = Site
home = Accueil
lobby = Salon
book = Parties
about = À propos
rules = Règles
settings = Réglages
account = Compte
menu = Menu
close = Fermer
cancel = Annuler
back = Retour
loading = Un instant, on dresse la table.
try-again = Réessayer
to-lobby = Vers le salon
to-table = Vers la table

# Page d'accueil
start-title = Trois tables sont dressées. Laquelle est la tienne ?
start-text = Des jeux de restaurant, joués selon les règles : contre des robots, entre amis, ou tous sur un seul écran. Sans compte.
start-friends = Des amis arrivent ?
start-friends-text = Ouvre une table, partage son lien, et ils s'assoient avec toi.
play-bot = Jouer contre un robot
play-friends = Entre amis
table-setting = On dresse la table…

# Salon
lobby-title = Bonsoir. Une table pour toi ?
tables-mine = Tes tables
tables-mine-none = Tu n'as pas de partie en cours. Ouvre une table, ou rejoins-en une.
tables-join = Tables avec une chaise libre
tables-join-none = Tout est calme
tables-join-none-text = Personne ne cherche de compagnie pour l'instant. Ouvre une table : le prochain convive te trouvera.
tables-watch = Tables à regarder
tables-watch-none = Personne ne joue en public en ce moment.
table-your-turn = À toi
table-go = Continuer
table-join = S'asseoir
table-watch = Regarder
stage-open = pas commencée
stage-playing = en cours
variants-count = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}

# Ouvrir une table
new-table = Ouvrir une table
new-game = Jeu
seats = Places
seat-filled-by = La place { $seat } est pour
seat-kind-me = Moi
seat-kind-here = Quelqu'un ici
seat-kind-open = Libre pour un invité
seat-name = Nom à la place { $seat }
seat-add = Une place de plus
seat-remove = Une de moins
pass-and-play-note = Chacun son tour sur cet appareil : un rideau cache les mains quand il passe de l'un à l'autre.
variants = Variantes
clock = Pendule
clock-none = Sans pendule
clock-live = Tous présents, avec une pendule
clock-days = Des jours pour chaque tour
clock-minutes = Minutes par joueur
clock-days-each = Jours pour chaque tour
table-name = Nom de la table
table-public = Visible de tous dans le salon
table-rated = Compte pour le classement
open-table = Ouvrir la table
open-and-play = S'asseoir et jouer
value-off = comme d'habitude
value-one_each = une chacun
value-six = six
value-all_eight = les huit
value-square = la place
value-two_player_side = la face à deux joueurs

# Salle d'attente
room-title = { $name } : on attend tout le monde
room-open = { $count ->
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
}
room-full = Tout le monde est là. La partie commence quand tous sont prêts.
seat-open = chaise libre
seat-ready = prêt
seat-not-ready = pas encore prêt
sit = S'asseoir
stand = Se lever
ready-yes = Je suis prêt
ready-not-yet = Pas encore
share-label = Invite des amis avec ce lien
share-copy = Copier
share-copied = Copié

# Table
parts = Parties de la table
side = Places, journal et discussion
side-panel = Journal, discussion et points
show-board = Plateau
show-side = Journal
prompt = Que faire maintenant
your-turn = à toi de jouer
turn-of = au tour de { $names }
watching = tu regardes
waiting-for = On attend { $names }.
game-over = La partie est terminée.
count-season = saison { $number }
count-round = manche { $number }
you = toi
leads = en tête
points-now = Points actuels :
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plate-resigned = a abandonné
plate-thinking = réfléchit
plate-warming-up = se prépare pour la première fois : { $percent } %
plate-turn = choisit
plate-bot = robot { $level }
plate-here = présent
plate-away = absent
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random = au hasard
level-greedy = glouton
level-null = robot
time-left = Temps restant
clock-days-left = { $days } j { $hours } h
ways = possibilités
undo = Reprendre
undo-ask = Demander à reprendre mon coup
vote-asked = { $name } demande à reprendre { $count ->
    [one] un coup.
   *[other] { $count } coups.
}
vote-yes = Accepter
vote-no = Refuser
vote-waiting = On demande aux autres.
table-waits = { $who ->
    [you] La table t'attend.
   *[other] la table attend son retour
}
stand-in-soon = { $who ->
    [you] Un robot joue à ta place dans { $seconds } s.
   *[other] un robot joue à sa place dans { $seconds } s
}
stand-in = { $who ->
    [you] Un robot ({ $level }) joue à ta place.
   *[other] un robot joue à sa place ({ $level })
}
take-back-seat = Reprendre ma place
leave-seat = Partir, un robot continue
leave-seat-text = Après une minute, un robot joue à ta place. Tu peux la reprendre quand tu veux.
leave-table = Partir pour l'instant
leave-table-text = La table t'attend : personne ne joue avant que tu reprennes ta place.
concede = Abandonner
concede-text = Tu abandonnes cette partie. C'est sans retour.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster
line-lost = La ligne avec la cuisine est coupée. Nous la réparons ; ta partie est en sûreté.

# Journal, discussion, points
log = Journal
log-empty = Il ne s'est encore rien passé.
log-turn = { $count ->
    [one] Une ligne de plus
   *[other] { $count } lignes de plus
}
recap = Pendant ton absence
recap-more = { $count ->
    [one] Une autre ligne est dans le journal.
   *[other] { $count } autres lignes sont dans le journal.
}
recap-close = Continuer

past = Avant :
past-look = Voir la table telle qu'elle était
past-close = { $count ->
    [0] Revenir au présent
    [one] Revenir au présent ({ $count } coup plus loin)
   *[other] Revenir au présent ({ $count } coups plus loin)
}
chat = Discussion
chat-empty = Personne n'a rien dit. Un petit « bon appétit » ?
chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = Ne plus entendre
chat-unmute = Entendre à nouveau
chat-muted = Personnes que tu n'entends pas ({ $count })
score = Points
score-now = Si la partie s'arrêtait maintenant
score-now-note = Pour autant que tu puisses le savoir : ce qui t'est caché n'est pas compté.
score-line = Ligne de score
score-total = Total
score-rank = Rang

# Conseils
hint = Conseil
hint-thinking = On réfléchit…
hint-warming-up = Première préparation : { $percent } %
hint-title = Un robot de haut niveau ferait ceci
hint-points = { $points } points attendus
hint-chance = { $chance } % de chances de gagner
hints-allow = Accepter les conseils pour tous
hints-forbid = Arrêter les conseils

# Chacun son tour
curtain-title = { $name }, c'est à toi
curtain-text = Passe l'appareil à { $name }. Les autres ne regardent pas.
curtain-open = Je suis { $name }

# Résultat
result-counting = On compte les points…
result-you-win = Tu gagnes. Compliments au chef !
result-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
result-lines = Points par ligne de score
result-see-board = Voir le plateau
result-show = Voir le résultat
end-resigned = Les autres ont abandonné.
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
see-replay = Revoir
download-match = Fichier de la partie
proof-title = Les cartes ont-elles été bien mélangées ?
proof-text = La graine du hasard a été fixée, et son empreinte montrée, avant le premier coup. Chacun peut vérifier avec « toque verify » que c'est bien elle.
proof-commitment = Empreinte, montrée au début
proof-seed = Graine, montrée maintenant

# Revoir
replay = Revoir
replay-of = { $name } : revoir la partie
replay-none = Cette partie n'est pas finie, ou n'a jamais été jouée. On pourra la revoir à la fin.
replay-start = La table est dressée.
replay-slider = Coups
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-seat = Vu par
replay-everybody = tout le monde
plot = Points de tous les joueurs au fil des coups

# Règles
rules-of = Règles de { $game }
rules-text = Les règles dans nos propres mots, numérotées comme le jeu les cite. Une décision tranche ce que le livret laisse ouvert ; une reconstruction comble ce que nous n'avons pu lire.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Rien de ce nom à la carte
rules-none-text = Essaie avec moins de mots, ou un numéro comme 13.
rule-named = Règle { $rule }
sections = Chapitres

# Compte
guest-name = Convive { $number }
account-name = Ton nom à table
account-save-name = Enregistrer
account-renamed = C'est noté. Enchanté.
account-why = Tout fonctionne sans compte. Avec un compte, tu retrouves tes tables dans n'importe quel navigateur.
account-register = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-login = Identifiant
account-password = Mot de passe (8 caractères au moins)
account-registered = Ton compte est prêt.
account-welcome-back = Heureux de te revoir.
account-left = Te voilà hors de ton compte. À bientôt.
account-is-registered = Ton compte est connecté.

# Réglages
language = Langue
theme = Lumière
theme-auto = comme le système
theme-light = de jour
theme-dark = du soir
sound = Sons
motion-calm = Le moins de mouvement possible

# Aide
help-title = Touches et aide
help-text = Tout peut se faire depuis la liste sous le plateau, en cliquant ou au clavier. Ce qui s'éclaire sur le plateau peut aussi s'y jouer.
key-digits = choisir ce qui porte ce numéro
key-escape = un pas en arrière, fermer
key-undo = reprendre
key-hint = un conseil
key-large = montrer en grand ce qui a le focus (ou un appui long, ou le clic droit)
key-chat = écrire aux autres
key-help = cette aide

# Guide

# Soucis
trouble-title = Nous sommes désolés
trouble-unreachable = La cuisine ne répond pas. Le serveur tourne-t-il ? Réessaie dans un instant.
table-unknown = Cette table n'existe pas
table-unknown-text = Elle a peut-être été annulée ou débarrassée. Il y en a d'autres au salon.
call-off = Annuler la table
call-off-text = Les personnes assises ici sont renvoyées, et le lien ne mène plus nulle part.
lost-title = Cette porte ne mène nulle part
lost-text = La page demandée n'est pas ici. Pouvons-nous te raccompagner en salle ?

# À propos
about-title = À propos de Toque
about-games = Toque porte trois jeux de restaurant à l'écran, complets et selon les règles : Dinner in Paris, Ristorante Italia et Banquet Royal. Tout ce que tu vois ici a été dessiné et écrit pour Toque.
about-rules = Le serveur connaît les règles, le navigateur ne fait que dessiner. Quand quelque chose n'est pas permis, on te dit quelle règle l'interdit :
about-fair = Les robots voient ce que voit leur place, rien de plus. Le hasard est fixé avant le premier coup, et chacun peut le vérifier à la fin.
about-private = Ni publicité, ni pistage. Un cookie se souvient de toi ; tes réglages restent dans ton navigateur.
about-docs = Tout le reste, du premier coup jusqu'au code, est dans la documentation :
docs = Documentation (en anglais)

# Un jeu sans plateau dessiné
any-mine = Mon côté de la table
any-table = La table
yes = Oui
no = Non

# Beside the prompt
all-choices = Tous les choix

# What one would else have to guess
notice-taken-back = Un coup a été repris. C'est au tour de { $names }.
notice-vote-lost = Les autres ne sont pas d'accord : rien n'est repris.
you-resigned = Tu as abandonné. Les autres continuent.
room-seated = Toutes les chaises sont prises
room-away = Toutes les chaises sont prises. Absents en ce moment : { $names }.
account-more = Tes données, tes sessions et ton mot de passe
report = Signaler quelque chose
more-tables = Plus de tables

# Lessons
tips-shown = Montrer les conseils dans les parties guidées
tips-close = Plus de conseils
tip-done = Compris
lesson-progress = Où en est la leçon
lesson-next = Ensuite : { $lesson }
lesson-back = Retour
lesson-leave = Quitter
lesson-now-you = À toi
lesson-read-on = Continuer
how-to-play = Comment jouer
learn = Apprendre en deux minutes
learn-more = Continuer à apprendre
learn-list = Apprendre en jouant
learn-done = (jouée)
how-to-ways = En savoir plus
how-to-print = Imprimer
how-to-more = Chaque règle, avec son numéro :
how-to-none = Rien n'est encore écrit ici
how-to-none-text = Les règles de ce jeu disent tout.

# Names and invitations
account-profile = Ton profil
guest-placeholder = Invité
share-send = Envoyer le lien
share-code = Montrer un code pour un téléphone
share-no-code = Cacher le code
share-code-text = Un code QR avec l'adresse de cette table
share-text = Viens à ma table : { $name }
account-passkey = Utiliser une clé d'accès
account-new-passkey = Commencer avec une clé d'accès
account-lost = Tout perdu ?
account-code = Code de secours
account-use-code = L'utiliser
