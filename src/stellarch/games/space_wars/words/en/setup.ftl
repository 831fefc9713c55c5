## What happens

galaxy-dealt = { $repaired ->
    [yes] The galaxy is dealt, and mended so that no home is short of worlds.
   *[no] { $deals ->
        [1] The galaxy is dealt.
       *[other] The galaxy is dealt anew.
      }
  }
new-deal-asked = { $seat } asks for a new deal.
deal-accepted = { $seat } accepts the deal.
technologies-revealed = { $seat } begins with { $technologies }.

## Orders

order-redeal = Ask for a new deal
order-accept-deal = Accept the deal
order-choose-technologies = Begin with { $technologies }

## Why not

map-does-not-fit = This map is not made for { $players } players.
setup-no-such-technology = There is no technology { $technology }.
wrong-level = You start with one technology of level 3 and two of level 2; { $technology } is of level { $level }.
not-two = Choose two different technologies of level 2.

## Labels

heading-redeal = Accept this galaxy, or ask for a new one
heading-first-technologies = Choose the technologies you start with

## Advice

deal-why-good-enough = There is enough around this home to live on.
deal-why-too-poor = This home lies in a desert: a new galaxy can only be better.
first-technologies-why = { UPPER($technologies) }: the sooner they are known, the longer they pay.
