# Les pages du compte, des signalements et de ceux qui s'occupent du site, en français.

account-page = Ton compte
admin-page = S'occuper du site
unreachable = Le serveur ne répond pas.
done = C'est fait.
nothing-stored = Rien n'est enregistré sur toi : tu n'as pas encore de nom.
sessions = Où tu es connecté
unknown-device = Un navigateur
this-browser = ce navigateur
last-used = utilisé le { $date }
end-session = Y fermer la session
end-others = Fermer toutes les autres sessions
session-ended = La session est fermée.
password = Mot de passe
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
password-changed = Le mot de passe est changé et toutes les autres sessions sont fermées.
my-data = Tes données
my-data-text =
    { $tables ->
        [one] Ce qui est enregistré sur toi et ce que tu as fait à ta table, dans un fichier.
       *[other] Ce qui est enregistré sur toi et ce que tu as fait à tes { $tables } tables, dans un fichier.
    }
export = Enregistrer dans un fichier
delete-account = Effacer tout ce qui est à toi
delete-text = Ton nom et tout ce que tu as écrit sont effacés. Tes parties restent pour les autres, sans ton nom. Tu abandonnes les parties en cours. C'est définitif.
delete-sure = J'en suis sûr
account-deleted = Tout ce qui est à toi est effacé.
report-page = Signaler quelque chose
report-about = De quoi s'agit-il ?
report-table = La table
report-reason = Que s'est-il passé ?
report-send = Envoyer aux responsables du site
report-sent = Merci : les responsables du site vont s'en occuper.
back-to-table = Retour à la table
at-a-glance = En un coup d'œil
announcement = Annonce pour tous ; vide pour aucune
hours = Heures
announce = Annoncer
lists = Listes
list-reports = Signalements
list-people = Personnes
list-tables = Tables
list-bans = Exclusions
list-audit = Ce qui a été fait
find = Nom ou identifiant
search = Chercher
ban = Exclure
ban-why = Pourquoi { $name } ne peut que regarder
ban-network = et les nouveaux invités de la même adresse
cancel-ban = Annuler
days = Jours
unban = Lever l'exclusion
ends = jusqu'au { $date }
see-table = Voir la table
close-table = Fermer la table
reopen-table = La rouvrir
closed = fermée : { $why }
handle = Traité
handled = traité
is-admin = (s'occupe du site)
since-and-tables =
    { $tables ->
        [one] depuis le { $date }, une table
       *[other] depuis le { $date }, { $tables } tables
    }
stage-open = attend des joueurs
stage-playing = en cours
stage-over = terminée
command-line = Ligne de commande
nothing-here = Il n'y a rien ici.
more = Plus
number-people = Personnes
number-accounts = Comptes
number-tables = Tables
number-tables-open = Tables en attente
number-tables-playing = Tables en cours
number-tables-closed = Tables fermées
number-entries = Entrées
number-reports-open = Signalements ouverts
number-bans = Exclusions
number-database = Base de données
number-free = Disque libre
number-toque-sockets = Connexions ouvertes
number-toque-tables = Tables en mémoire
number-toque-thinking = Bots qui réfléchissent
number-toque-thinking-queued = Bots en attente
number-toque-sockets-behind = Connexions lentes
number-toque-turns-queued = Messages qui attendent leur tour
number-toque-room-queued = Commandes en attente
number-toque-store-queued = Base : tâches en attente
number-toque-previews-queued = Aperçus en attente
number-toque-stalls = Arrêts du serveur
number-toque-memory-bytes = Mémoire
passkeys = Clés d'accès
passkeys-text = { $count ->
    [0] Avec une clé d'accès, tu reviens de chacun de tes appareils, sans mot de passe.
    [one] Tu as { $count } clé d'accès.
   *[other] Tu as { $count } clés d'accès.
}
add-passkey = Ajouter une clé d'accès
passkey-added = Tu peux maintenant revenir avec ta clé d'accès.
no-passkeys-here = Ce navigateur ne connaît pas de clés d'accès ici : il leur faut HTTPS.
recovery = Codes de secours
recovery-text = { $count ->
    [0] Tu n'en as pas. Un code sur papier ouvre ton compte une fois, si tout le reste est perdu.
    [one] Il t'en reste { $count }. Chacun ouvre ton compte une fois.
   *[other] Il t'en reste { $count }. Chacun ouvre ton compte une fois.
}
recovery-now = Note-les maintenant : ils ne seront plus montrés.
new-codes = Créer de nouveaux codes
notices = Me prévenir quand on m'attend
notices-text = Ce navigateur peut te prévenir quand c'est à toi de jouer et que tu n'es pas là, ou quand une de tes parties finit. Chaque tour est annoncé une fois.
notices-here = Me prévenir dans ce navigateur
notices-webhook = Adresse d'un webhook (Discord, ntfy)
notices-add = Me prévenir là
notices-push = Ce navigateur
notices-hook = Webhook
notices-try = En envoyer un
notices-tried = Envoyé : regarde s'il est arrivé.
notices-remove = Ne plus le faire
notices-added = Tu es maintenant prévenu là.
notices-removed = Tu n'y es plus prévenu.
no-notices-here = Ce navigateur ne peut pas être prévenu ici : il lui faut HTTPS, et sur un iPhone le site sur l'écran d'accueil.
notices-denied = Tu n'as pas permis à ce site de montrer des avis.
notices-end = Arrêter ces avis
notices-ended = Plus rien n'y est envoyé.
