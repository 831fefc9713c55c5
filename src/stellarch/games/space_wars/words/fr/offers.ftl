# Ce qu'une offre peut contenir, et qui le donne

ballot-for = pour
ballot-against = contre
ballot-abstain = abstention
thing-word-permission = droit de passage
thing-word-nothing = rien
thing-word-no-war = pas de déclaration de guerre

paid = { $phases ->
    [1] crédits au prochain revenu : { $amount }
   *[other] crédits sur { $phases } tours : { $amount } par tour
  }
aboard = { $what } à bord { OF(THE($craft)) }
on-surface = { $what } au sol ({ $at })
flag-of = le drapeau { OF(THE($at)) }
keeping-out = ne pas entrer { AT($at) }
for-turns = { $promise } pendant { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
vote-on = un vote ({ $ballot }) sur : { $motion }
repeal-of = abrogation { OF(THE($law)) }
release-from = l'abandon de l'engagement { $pledge }
unnumbered = { PLURAL($things) }
all-told = { $things }

credits-in = { $phases ->
    [1] Crédits, au prochain revenu
   *[other] Crédits, à chacun de { $phases } tours
  }
turns-of-peace = Tours sans déclaration de guerre
turns-out = Tours sans entrer { AT($at) }
thing-heading = { UPPER($thing) }

gives = { $by ->
    [you] vous donnez
   *[other] { $by } donne
  } à { $to } : { $things }
promises = { $by ->
    [you] vous promettez
   *[other] { $by } promet
  } à { $to } : { $things }
