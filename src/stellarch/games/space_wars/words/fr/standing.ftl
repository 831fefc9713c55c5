## Ordres

order-extracting = { $all ->
    [yes] Faites produire aux ateliers tout ce qu'ils peuvent
   *[no] Ne faites produire aux ateliers que sur ordre
  }
order-wish-technologies = { $technologies ->
    [0] Ne souhaitez aucune technologie
   *[other] Souhaitez ces technologies : { $technologies }
  }
order-wish-works = { $orders ->
    [0] Ne souhaitez aucun travail
   *[other] Souhaitez ces travaux : { ROW($orders, by: " ; ") }
  }
order-set-route = Faites faire la navette { TO(THE($craft)) }, { OF(THE($origin)) } vers { THE($to) } : { $cargo ->
    [0] rien
   *[other] { $cargo }
  }
order-drop-route = Supprimez la route { OF(THE($craft)) }
order-repeat-route = Poursuivez la route { OF(THE($craft)) }
order-accept-treaties = { $treaties ->
    [0] N'acceptez d'office aucun traité avec { $player }
   *[other] Acceptez toujours, si { $player } l'offre : { $treaties }
  }
order-vote-on = { $value ->
    [for] Votez toujours pour
    [against] Votez toujours contre
   *[abstain] Abstenez-vous toujours sur
  } : { $card }
order-pass-until = Laissez passer jusqu'au tour { $turn }, sauf événement
order-set-posture = { $posture ->
    [bold] Ordonnez à vos capitaines de se montrer hardis
    [steady] Ordonnez à vos capitaines de garder leur sang-froid
   *[careful] Ordonnez à vos capitaines de ne prendre aucun risque
  }{ $garrison ->
    [none] {""}
   *[other] {" "}(garnison : { $garrison })
  }

## Pourquoi pas

standing-no-such-technology = La technologie { $technology } n'existe pas.
standing-no-such-treaty = Le traité { $treaty } n'existe pas.
no-such-card = Il n'y a ni loi ni protocole { $card }.
standing-no-such-player = Nommez un autre joueur encore en jeu.
standing-no-such-sector = Le secteur { $sector } n'existe pas.
standing-not-a-freight = Une route est pour l'un de vos cargos.
not-two-systems = Une route mène d'un secteur à un autre.
no-cargo = Indiquez les ressources à transporter.
no-route = { UPPER(THE($craft)) } n'a pas de route.
nothing-to-fetch = { UPPER(THE($craft)) } est { AT($here) }, et rien de ce que demande sa route ne s'y trouve.
no-open-way = { UPPER(THE($craft)) } est { AT($here) }, et aucun chemin sûr ne s'ouvre à lui.
turn-past = Nommez un tour à venir, { $most } tours au plus.
too-many-legions = Une garnison compte de 0 à { $most } légions.
too-many-wishes = Une liste contient au plus { $most } vœux.
