# The words of the toy games.

option-rounds = Rounds
    .help = How many.

## The toy auction

auction-name = Toy auction
auction-bid = Bid
auction-offer = Offer
auction-total = Total
auction-over = The game is over.
auction-not-now = This is not the time for that.
auction-not-asked = Nothing is asked of you now.
large-name = Large auction

lot-shown = A lot of { $crates } crates.
bid-made = { $seat } has bid.
lot-sold = { $seat } wins the lot.
crate-opened = { $seat } finds a crate worth { $worth }.
crate-settled = { $seat } has settled.
offer-made = { $seat } makes an offer.
offer-answered = { $seat } answers { $by }.

bid-too-high = A bid is 0 to { $most } coins.
no-such-crate = There is no crate { $crate }.
impossible-offer = This offer cannot be made.
no-such-offer = You have no such offer, or not the coins.

## The toy colony

colony-name = Toy colony
colony-works = Plan your works
colony-ballot = Cast your votes
colony-decree = Decide as mayor
colony-site = Site
colony-what = What
colony-tower = a tower
colony-build = Build
colony-sell = Sell
colony-orders = Orders
colony-prize = A prize
colony-tax = A tax
colony-total = Total
colony-over = The game is over.
colony-not-now = This is not the time for that.
colony-mayor-decides = The mayor decides.
coin-count = { $coins } coins

form-in = { $seat } is ready.
forms-opened = All are ready.
built = { $seat } builds a { $kind } on { $site }.
sold = { $seat } sells what stood on { $site }.
skipped = { $seat } comes too late: { $why }
elected = { $seat } is mayor; the town wants { $wish }.
decreed = { $seat } has decided.

too-dear = That costs { $cost }; you have { $coins }.
site-taken = { $site } is built on.
wrong-ground = No { $kind } stands on { $site }.
not-yours = { $site } is not yours.
too-many-orders = At most { $most } orders.
too-many-votes = You have { $most } votes.
each-wish-once = Name every wish once.
impossible-gift = That cannot be given or taken.

## Tests

in-a-black-hole = { $at } is a black hole.
