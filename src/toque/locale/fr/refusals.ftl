# Pourquoi le serveur ne fait pas ce qu'on lui demande, en français. Ce qu'une règle interdit est dit par les fichiers des jeux.

# À la table
not-your-turn = Ce n'est pas ton tour.
moved-on = La partie a avancé entre-temps.
time-out = Ton temps est écoulé.
not-begun = La partie n'a pas commencé.
begun = La partie a déjà commencé.
over = La partie est terminée.
not-over = La partie n'est pas encore terminée.
fleeting = Ce qui n'a été montré qu'un instant ne se remontre pas.
curtain-first = Ouvre d'abord le rideau.
nothing-to-take-back = Il n'y a rien à reprendre.
nobody-to-ask = Une personne absente devrait être d'accord : cela a été joué avant son départ, ou a montré quelque chose.
vote-runs = Les joueurs sont déjà consultés.
no-vote = Personne ne demande rien.
not-asked = On ne te demande pas ton avis.
given-up = Tu as déjà abandonné.
hints-not-agreed = Tout le monde n'a pas accepté les conseils.
one-hint = Un conseil à la fois, s'il te plaît.
no-hint = Aucun conseil n'est disponible pour l'instant.
lesson-asks = Ce serait permis. Dans cette leçon, fais d'abord ceci : { $action }.
lesson-over = Cette leçon est finie. Passe à la suivante, ou joue une partie entière.

# Les places
name-first = Choisis d'abord un nom.
not-your-seat = Ce n'est pas ta place.
no-such-seat = Cette place n'existe pas.
seat-taken = Cette place est prise.
sitting-already = Tu es déjà à cette table.
not-seated = Tu n'es pas à cette table.
not-played = Tu n'as pas joué à cette table.
host-only = Seul l'hôte peut faire cela.
no-such-bot = Ce robot n'existe pas.
no-stand-in = Aucun robot ne joue pour toi.
stand-in-already = Un robot joue déjà pour toi.
stand-in-plays = Un robot joue pour toi : reprends d'abord ta place.
wait-for-bot = Ton temps est écoulé : attends que le robot ait joué.

# La discussion
say-something = Écris d'abord quelque chose.
long-line = Un message a au plus { $longest } caractères.
too-much-chat = Tu parles beaucoup : attends un instant.
many-muted = Tu ne peux plus faire taire personne d'autre.
no-such-person = Cette personne n'existe pas.

# Noms, comptes, nouvelles tables
bad-name = Un nom a de 1 à { $longest } caractères visibles.
has-account = Tu as déjà un compte.
bad-login = Un identifiant a de { $shortest } à { $longest } caractères, sans espaces.
bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
login-taken = Cet identifiant est déjà pris.
wrong-password = Cet identifiant et ce mot de passe ne vont pas ensemble.
bad-passkey = Cette clé d'accès n'est pas d'ici, ou arrive trop tard : réessaie.
many-passkeys = Un compte a dix clés d'accès au plus.
wrong-code = Ce code de secours n'existe pas.
used-code = Ce code de secours a déjà servi : chacun ouvre le compte une fois.
bad-endpoint = Cette adresse ne convient pas : il faut une adresse https://, ou ce que donne un navigateur.
own-network = Cette adresse mène dans le réseau du serveur, et rien n'y est envoyé.
many-endpoints = Il y a au plus huit façons de te joindre.
no-such-endpoint = Cette façon de te joindre n'existe pas.
not-delivered = Rien n'est arrivé : vérifie l'adresse et réessaie.
bad-table-name = Le nom d'une table a au plus { $longest } caractères visibles.
bad-clock = Aucune pendule ne se règle ainsi.
many-tables = Tu as beaucoup de parties en cours : finis-en quelques-unes, ou attends un jour.
no-such-game = Ce jeu n'existe pas.
no-such-table = Cette table n'existe pas.
bad-filter = Aucune partie ne se trouve ainsi.
no-such-ply = Ce coup ou cette place n'existe pas.
unreadable-table = Cette table ne peut pas être lue ici : elle a été jouée avec d'autres règles ou d'autres cartes, ou elle est abîmée.

# La ligne vers le serveur
busy = Le serveur ne peut pas le faire pour l'instant : réessaie dans un moment.
too-much = C'est trop à la fois : attends un instant.
too-long = C'est trop long.
wrong-version = Le serveur a une version plus récente : recharge la page.
old-token = Recharge la page : son jeton manque ou est périmé.
other-site = Cela doit venir d'une page de ce site.
hello-first = Dis d'abord bonjour.
not-answered = Une table ne répond pas à cela.
not-understood = Cela n'a pas été compris : { $detail }
long-table = Il s'est passé tant de choses à cette table qu'elle ne peut plus qu'être jouée jusqu'au bout.

# Pour le site
banned-hours =
    { $hours ->
        [one] Tu ne peux que regarder : tu es exclu encore une heure.
       *[other] Tu ne peux que regarder : tu es exclu encore { $hours } heures.
    }
banned-days = Tu ne peux que regarder : tu es exclu encore { $days } jours.
bad-report = Écris quelques mots, { $longest } caractères au plus.
many-reports = Tu as beaucoup signalé aujourd'hui : attends demain.
admins-only = Seuls ceux qui s'occupent de ce site peuvent voir cela.
no-such-page = Cette page n'existe pas.
no-account = Tu joues en invité : crée d'abord un compte.
