# Ce que tous les jeux partagent. docs/translate.md explique comment ces fichiers sont écrits.

## Grammaire : élisions et contractions se font d'elles-mêmes (core/grammar.py)

-a = { $number ->
   *[one] { $gender ->
       *[m] un
        [f] une
      }
    [other] des
  }
-the = { $number ->
   *[one] { $gender ->
       *[m] le
        [f] la
      }
    [other] les
  }
-you = vous
-of = de
-to = à
-at = à
-and = et
-or = ou
-thousands = {"\u00A0"}
-decimal = ,

## Ce qui ne va pas dans ce qui a été envoyé

moved-on = La partie a avancé entre-temps.
fault-in-text = { $why } Dans { QUOTED($text) }, position { $at }.
fault-in-file = { $file }, { $key } : { $what }
not-an-action = Ce n'est pas un coup { OF($game) } : { $what }.
action-too-long = Un coup a au plus { $most } signes.
not-a-position = Une position commence par { $begins }
position-unreadable = Cette position est illisible : { $what }.

at = { $fault } ({ $where })
other-kind = attendu : { EITHER($wanted) } ; reçu : { EITHER($got) }
field-missing = il manque le champ { $field }
unknown-field = il n'y a pas de champ { $field }
unknown-value = { $value } n'est pas connu ici
out-of-bounds = la valeur doit être { $bounds }
malformed = la forme est incorrecte
data-kind-int = un nombre entier
data-kind-float = un nombre
data-kind-str = un texte
data-kind-bool = vrai ou faux
data-kind-array = une liste
data-kind-object = un objet
data-kind-null = rien

## Options

no-such-option = Pas d'option { QUOTED($name) }. Options : { ROW($known) }.
options-unreadable = Options illisibles : { $what }.
bad-value = L'option { QUOTED($name) } ne peut pas valoir { $value } ; valeurs possibles : { $may_be }.
number-between = un nombre de { $least } à { $most }
not-for-so-many = { $game } se joue de { $least } à { $most } joueurs, pas { $players }.
other-number-of-names = { $names } noms pour { $players } joueurs.
other-rules = Cette partie suit la version { $rules } des règles { OF($game) } ; ce programme connaît les versions 1 à { $newest }.

## À la table

your-turn = À vous de jouer
the-game-is-over = La partie est terminée.
no-such-seat = Pas de place { $number } à cette table.
no-take-back-nothing = Il n'y a rien à reprendre.
no-take-back-revealed = Impossible de reprendre ce coup : une information cachée a été révélée depuis.
no-take-back-built-on = Impossible de reprendre ce coup seul : ce que les autres ont joué depuis en dépend.
paragraph-in-one = { $about } : { ROW($told, by: " ") }
typing-note = Ce que vous pouvez faire, par numéro. Tapez un numéro, ou l'ordre lui-même, comme { $example }.
typing-help =
    Un ordre          écrit dans sa forme courte, comme { $example }
    Un numéro         12 joue le numéro 12 de la liste

## Parties enregistrées

record-fault-too-long = La partie enregistrée est trop longue.
record-fault-not-utf-8 = La partie enregistrée n'est pas un texte UTF-8.
record-fault-not-a-tag = Cette ligne n'est pas une balise.
record-fault-tag-twice = Cette balise est en double.
record-fault-tag-not-quoted = La valeur de cette balise est mal écrite.
record-fault-last-action-missing = Il manque le dernier coup.
record-fault-comment-not-closed = Ce commentaire n'est pas fermé.
not-a-record = Ce n'est pas une partie enregistrée : { $fault }.
tag-missing = Il manque la balise [{ $tag } ...].
tag-unreadable = Cette balise est illisible : { $what }.
seat-missing = Il manque la balise [Seat { $letter } ...].
not-a-seat = Lettre de place attendue, pas { QUOTED($word) }.
of-another-game = La partie enregistrée est fausse : partie de { QUOTED($game) }, pas { QUOTED($wanted) }.
cannot-be-played = La partie enregistrée est fausse : le coup { $number } ({ $who } { $action }) ne peut pas être joué : { $rule ->
    [none] {""}
   *[other] { $rule } :{" "}
  }{ $why }

finding-seed-kept = La graine est bien celle annoncée avant la partie.
finding-seed-changed = La graine n'est pas celle qui a été annoncée.
finding-seed-not-promised = La partie enregistrée n'a pas d'engagement : rien ne montre que la graine a été fixée avant la partie.
finding-agreement-kept = Le jeu, les règles, les options et les joueurs sont bien ceux annoncés.
finding-agreement-changed = Le jeu, les règles, une option ou un joueur diffèrent de ce qui a été annoncé.
finding-agreement-not-promised = Aucun engagement ne couvre les options ni les joueurs : rien ne montre que ce sont ceux d'origine.
finding-result-right = Le résultat est bien celui de ces coups.
finding-result-too-soon = La partie n'est pas terminée.
finding-result-missing = La partie est terminée, mais aucun résultat n'est enregistré.
finding-result-not-due = La partie enregistrée s'arrête avant la fin : il n'y a pas de résultat à vérifier.
actions-follow-the-rules = Les { $count } coups sont réguliers.
result-wrong = Ces coups mènent à { $true }, pas { $claimed }.
