# Ce que dit le serveur. docs/translate.md explique comment ces fichiers sont écrits.

## À la table

why-not-your-turn = Ce n'est pas à vous de jouer.
why-hints-are-off = Les suggestions sont désactivées à cette table.
why-secret-until-the-end = Ceci reste secret jusqu'à la fin.
why-bot-failed-here = Le robot a échoué ici : c'est le coup par défaut du jeu, sans réflexion derrière.
why-bot-knows-secrets = Ce que sait ce robot reste secret jusqu'à la fin.
why-analysed-when-over = Une partie s'analyse une fois terminée : avant, les idées d'un robot pourraient trahir des secrets.
why-tried-alone = Tant que la partie dure, seuls ses joueurs peuvent essayer quelque chose, chacun pour soi.
why-not-playable = Cette partie ne peut pas être jouée selon les règles.
why-no-positions = Ce jeu n'écrit pas ses positions sous forme de texte.
too-many-moves = Une partie enregistrée peut avoir { $most } coups pour être ouverte ici.
why-record-of-a-try = Un essai commencé au milieu d'une partie en cours n'a pas d'enregistrement : il ne découle pas d'une donne.
why-record-when-over = La partie est publiée une fois terminée.
why-game-too-long = Cette partie est trop longue pour être racontée ici. Avec le fichier de la partie, stellarch report en écrit la chronique.
why-over-in-this-position = La partie est terminée dans cette position.
why-no-such-seat = Cette place n'existe pas.
why-no-such-table = Cette table n'existe pas.
why-not-your-seat = Cette place n'est pas la vôtre.
why-nothing-to-take-back = Rien à reprendre : aucun coup joué, ou une information cachée a été révélée.
why-nothing-to-answer = Il n'y a rien à répondre.
why-table-damaged = Cette table ne peut pas être ouverte : elle vient d'une autre version de Stellarch, ou elle est endommagée. Rien n'a été modifié.
why-seat-given-up = Un robot tient cette place jusqu’à la fin : elle a été abandonnée.
why-no-time-to-think = Il faut du temps pour réfléchir : indiquez un nombre de secondes.
why-time-is-up = Votre temps pour ce coup était écoulé.
why-no-such-zone = Aucun fuseau horaire ne porte ce nom.
why-holidays-used = Une année compte ici 30 jours de vacances, et ils sont pris.
why-no-clocks = Aucune horloge ne tourne à cette table.

no-bot-played = Aucun robot n'a joué le coup { $number }.
no-such-position = Il n'y a pas de position { $number }.
no-such-board = Il n'y a pas de tableau { QUOTED($name) }.
no-such-rule = Il n'y a pas de règle { QUOTED($rule) }.
log-full = Le journal de cette table est plein : il contient { $most } lignes.
share-used = Vous avez ajouté { $lines } lignes au journal. Désormais, vous ne pouvez plus que jouer vos coups.
bot-failed-in-game = Le robot qui joue { $name } a échoué ; le coup par défaut du jeu a été joué à sa place.
time-was-up-in-game = Le temps de { $name } était écoulé ; le coup par défaut a été joué.

## Conversation

why-nothing-said = Il n'y a rien à lire là-dedans.
why-no-such-line = Aucune ligne de ce genre ne vous est destinée.
why-nobody-to-talk-to = Personne d'autre ne tient cette place pour vous lire.
why-hushed = Les règles interdisent de parler en ce moment.
why-no-host-to-tell = Il n'y a pas d'hôte à qui signaler cette ligne.
why-not-the-host = Seul l'hôte de la table peut faire cela.
why-blocked = L'un de vous a bloqué l'autre.
why-nobody-to-block = Personne d'autre que vous ne tient cette place.
why-nothing-to-ask = Cela ne peut pas être demandé à la table en ce moment.
why-not-absent = Les autres ne peuvent confier une place à un robot que si la partie attend depuis longtemps quelqu'un qui n'est pas là.
why-asked-already = La table est déjà consultée à ce sujet.
why-nobody-to-remind = La partie n'attend pas ce joueur.
why-reminded-already = Un rappel a déjà été envoyé à ce joueur aujourd'hui.
why-table-closed = L'hôte a fermé cette table.
why-has-played = Seul quelqu'un qui n'est pas là et n'a jamais rien fait à cette table peut être retiré.
why-no-heir = Seul quelqu'un qui joue ici peut devenir l'hôte.
why-other-options = Une revanche est la même partie : seules ses options peuvent être gardées.
too-many-blocks = Vous avez bloqué { $most } personnes. Débloquez-en d'abord une.

## Prendre place

why-link-not-valid = Ce lien n'est plus valable.
why-no-free-seat = Il n'y a pas de place libre ici.
why-seated-already = Vous avez déjà une place à cette table.
why-name-missing = Veuillez indiquer un nom.
why-name-with-invisible = Un nom ne peut pas contenir de caractères invisibles.
why-no-such-colour = Cette couleur n'existe pas dans ce jeu.

name-taken = Quelqu'un s'appelle déjà { $name } à cette table. Veuillez choisir un autre nom.
colour-taken = Deux joueurs ont choisi la couleur { $colour }.

## Ce qui n'est pas possible en ce moment

why-bot-could-not-answer = Le robot n'a pas pu répondre : une erreur est survenue pendant sa réflexion. Vous pouvez réessayer.
why-server-stops = Le serveur s'arrête. Réessayez quand il sera de retour.
why-no-database = Le serveur n'a pas accès à sa base de données pour le moment : rien n'a été enregistré. Réessayez dans un instant.
why-no-board-now = Le serveur ne peut pas préparer de plateau pour le moment. Réessayez dans un instant.
why-no-board-in-time = Aucun plateau de ce genre n'a été trouvé dans un délai raisonnable. Demandez un peu moins.
why-no-mail = Le serveur ne peut pas envoyer de courriel pour l’instant. Réessayez plus tard.
why-our-fault = Une erreur est survenue de notre côté.

too-many-requests = Trop de requêtes. Veuillez réessayer dans { $seconds } s.

## Requêtes

why-several-hosts = La requête nomme plusieurs hôtes.
why-from-another-site = Cette requête vient d'un autre site.
why-nested-too-deeply = Le JSON est trop profondément imbriqué.
why-not-utf-8 = La requête n'est pas en UTF-8 valide.

unknown-name = Ce serveur ne répond pas au nom { $name }. Si ce nom est juste, lancez-le avec --allow-host.

## Démarrer le serveur

why-database-in-use = Un autre serveur Stellarch utilise cette base de données. Arrêtez-le, ou choisissez une autre --database.
why-no-such-exercise = Il n’y a pas de telle leçon ni de tel problème.

not-between = { $option } doit être entre { $least } et { $most }, pas { $given }.
not-an-address = --proxy doit être une adresse comme 127.0.0.1, pas { $proxy }.
database-unusable = Base de données inutilisable : { $fault }. Essayez une autre --database.
cannot-listen = Impossible d'écouter sur { $host }, port { $port } : { $fault }. Essayez un autre --port.
journal-missing = Il manque { $journal }, où se trouve ce qui a été joué en dernier. Remettez-le à côté de la base de données. Pour vous en passer, supprimez { $lock } et relancez.
two-names = { $file } existe aussi sous un autre nom (un lien physique), sous lequel un autre serveur pourrait l'utiliser. Copiez plutôt le fichier.
not-a-mail-setting = { $name } ne peut pas valoir { QUOTED($value) }.

## Les joueurs

no-passkey = La clé d'accès n'a pas été acceptée. Veuillez réessayer.
no-passkeys-here = Les clés d'accès demandent une adresse avec le nom du serveur, non un numéro, et une connexion sécurisée.
no-right-words = Le numéro et les mots ne vont pas ensemble. Comparez chaque mot avec votre papier.
no-such-key = Cette clé n'existe pas.
no-such-device = Cet appareil n'existe pas.
no-such-token = Ce jeton n'existe pas.
no-such-person = Il n'y a personne à cette adresse.
no-way-back = C'est votre seul appareil, et rien n'ouvre votre compte ailleurs. Gardez d'abord votre nom, ou faites-le oublier.
no-letters = Ce serveur n'envoie pas de courriels.
no-address = Ce n'est pas une adresse électronique.
no-good-letter = Ce lien n'est plus valable. Il sert une fois, pendant un quart d'heure. Veuillez en demander un autre.
no-letter-of-this-browser = Ce lien ne s'ouvre que dans le navigateur qui l'a demandé. Tapez-y le code du courriel. Si vous n'avez rien demandé, ne faites rien.
no-right-code = Ce n'est pas le code du dernier courriel.
no-good-code = Ce code n'est plus valable. Il sert une fois, pendant dix minutes. Veuillez en créer un autre.
no-address-of-yours = Cette adresse appartient à un autre compte. Déconnectez d'abord cet appareil, puis revenez avec elle.
no-good-token = Ce jeton n'est plus valable.
no-right-for-this = Ce jeton n'autorise pas cela.
no-cookie-yet = Votre navigateur vient de recevoir un autre cookie. Veuillez réessayer.

too-many-tokens = Vous avez déjà { $most } jetons. Retirez-en un d'abord.
no-such-template = Vous ne gardez aucune table sous ce nom.
no-free-name = Vous gardez déjà une autre table sous ce nom.
no-room-for-template = Les options de cette table sont trop longues pour être gardées. Retirez le plateau écrit.
too-many-templates = Vous gardez déjà { $most } tables. Supprimez-en d'abord une.

letter-subject = Votre lien vers Stellarch
letter-with-link = Quelqu'un, vous sans doute, veut jouer sur Stellarch avec cette adresse.

    Ouvrez ce lien dans le navigateur qui l'a demandé :
    { $link }

    Sur un autre appareil, tapez plutôt ce code dans ce navigateur : { $code }

    Les deux servent une fois, pendant { $minutes } minutes. Si vous n'avez rien demandé, ne faites rien, et ne donnez le code à personne.

forgotten = { $number ->
    [1] Quelqu'un
   *[other] Quelqu'un { $number }
}

cannot-foresee-your-turn = C’est à vous : jouez plutôt.
cannot-foresee-together = Plusieurs joueurs décident ici en même temps. Personne ne peut dire ce qui vient ensuite.
cannot-foresee-comes-out = Les dés, ou quelque chose de caché, décident de la suite. La ligne s’arrête ici.
cannot-foresee-hidden = Vous ne verriez pas cela au moment où cela se passe : vous ne pouvez pas y répondre d’avance.
cannot-foresee-over = La partie est finie dans cette position.
cannot-foresee-others-first = Commencez par ce que fait un autre joueur.
cannot-foresee-answer-last = Terminez par votre propre réponse.
cannot-foresee-leaving = Vous ne pouvez pas quitter la partie d’avance.
cannot-foresee-answered-already = Vous avez déjà une réponse à cela. Retirez-la d’abord.
cannot-foresee-no-such-line = Cette ligne n’existe plus.
cannot-foresee-no-passing = Dans ce jeu, on ne passe pas ainsi.
cannot-foresee-seen-otherwise = La position n’était pas celle que vous aviez prévue.
too-many-lines = Vous avez déjà { $most } lignes en attente. Retirez-en une d’abord.
## Avis

untold-address = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https:// et être ouverte sur Internet.
untold-host-alone = Seul l’hôte de la table peut le faire.
untold-browser = Ce navigateur ne peut pas être averti quand il est fermé.
untold-such-hook = Ce webhook n’existe pas.
untold-pushes = Ce serveur ne peut pas avertir un navigateur fermé.
too-many-hooks = Pas plus de { $most } webhooks. Retirez-en un d’abord.
hook-off-subject = Le webhook vers { $host } est désactivé
hook-off = Le webhook vers { $host } a échoué plusieurs fois de suite : Stellarch n’y envoie plus rien.

    S’il fonctionne de nouveau, recréez-le : { $page }
trial-notice = Voici comment arrive un avis.

game-with = { $others ->
    [0] { $game }
   *[other] { $game } avec { $others }
  }
round-of = { $round ->
    [none] { $game }
   *[other] { $game }, tour { $round }
  }
games-wait = { $count ->
    [1] À vous de jouer : { $first }
   *[other] { $count } parties vous attendent
  }
news-of-games = Des nouvelles de vos parties
time-left = { $days ->
    [0] { $hours ->
        [0] Encore { $minutes } min
       *[other] Encore { $hours } h { $minutes } min
      }
    [1] Encore 1 jour { $hours } h
   *[other] Encore { $days } jours { $hours } h
  }
letter-why = Un e-mail ne part que si quelque chose vous attend en votre absence. Pour changer cela : { $page }
letter-stop = Ne plus recevoir ces e-mails : { $link }
stop-letters = Ne plus recevoir ces e-mails
change-notices = Changer quand ils arrivent
news-turn = À vous de jouer : { $game }
news-nudge = { $by } vous invite à jouer : { $game }
news-low = Il vous reste moins d’un quart de votre temps : { $game }
news-word = { $by } vous a écrit, à vous seul : { $game }
news-talk = { $by } a écrit à la table : { $game }
news-vote = Un vote ou une offre vous attend : { $game }
news-over = La partie est finie : { $game }
news-invitation = { $by } vous invite à une partie : { $game }
waits = { $game } : à { $names } de jouer.
ended = { $winners ->
    [0] { $game } : la partie est finie.
   *[other] { $game } : la partie est finie. Victoire : { $winners }.
  }


## Le passé

past-not-proved-from-a-position = C'est un essai : il n'a pas commencé par une donne, il n'y a donc pas d'engagement à vérifier.

told-otherwise = On devrait lire : { $now } La partie enregistrée dit : { $then }
nothing-to-tell = rien.
chance-fell-alike = Les { $moves } étapes ont donné ce qui avait été annoncé.
chance-fell-otherwise = { $moves ->
    [1] Une étape n'a pas donné ce qui avait été annoncé.
   *[other] { $moves } étapes n'ont pas donné ce qui avait été annoncé.
}
chance-is-not-kept = La partie enregistrée ne contient que les coups : il n'y a rien à quoi comparer.
stopped-at = Le coup { $move } est contraire aux règles : { $who }, { $action }. { $why }
