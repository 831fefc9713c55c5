/** What is worked out when it is opened: prices to offer at, what officers could try, what a sector lacks. */
import type { Fetching, Inspection, OfficersBoard, Spending, TurnBoard, UsualOffers } from '../../generated/games/space-wars';
import { boardOf } from '../boards.svelte';

export const usualOffersOf = boardOf<UsualOffers>('usual_offers');
export const staffOf = boardOf<OfficersBoard>('staff');
export const inspectionOf = boardOf<Inspection>('inspection');
export const turnOf = boardOf<TurnBoard>('turn');
export const spendingOf = boardOf<Spending>('spending');
export const fetchingOf = boardOf<Fetching>('fetching');
