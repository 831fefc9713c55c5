/** French prepositions before the name of a place: a world has none but itself, a sector its article. */
import { de } from '../../lib/i18n.svelte';

const isSector = (place: string): boolean => place.startsWith('secteur ');

/** Where it is: `à Solane`, `dans le secteur 4-7`. */
export const at = (place: string): string => (isSector(place) ? `dans le ${place}` : `à ${place}`);
/** `de Solane`, `d’Aurora`, `du secteur 4-7`. */
export const of = (place: string): string => (isSector(place) ? `du ${place}` : de(place));
/** After a verb or `vers`: `Solane`, `le secteur 4-7`. */
export const the = (place: string): string => (isSector(place) ? `le ${place}` : place);
/** How far: `jusqu’à Solane`, `jusqu’au secteur 4-7`. */
export const upTo = (place: string): string => (isSector(place) ? `jusqu’au ${place}` : `jusqu’à ${place}`);
