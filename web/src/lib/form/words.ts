/** What is said about filling in. */
import { catalogue } from '../i18n.svelte';

const en = {
  range: (least: number, most: number, step: number) => (step > 1 ? `From ${least} to ${most}, in steps of ${step}` : `From ${least} to ${most}`),
  count: (least: number, most: number) => (least === most ? `Choose ${least}` : `Choose ${least} to ${most}`),
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  left: (left: number, most: number) => `${left} of ${most} left`,
  over: (by: number) => `${by} too many`,
  up: (what: string) => `Move up: ${what}`,
  down: (what: string) => `Move down: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  add: (what: string) => `Add: ${what}`,
  place: (what: string, place: number, of: number) => `${what}: ${place} of ${of}`,
  line: (place: number, what: string) => `${place}. ${what}`,
  none: 'No orders yet.',
  asItIs: 'As it is',
  full: (most: number) => `There is room for ${most}.`,
  comesTo: (costs: string, leaves: string) => `Costs ${costs}, leaves ${leaves}.`,
  costs: (costs: string) => `Costs ${costs}.`,
};

const fr: typeof en = {
  range: (least, most, step) => (step > 1 ? `De ${least} à ${most}, par pas de ${step}` : `De ${least} à ${most}`),
  count: (least, most) => (least === most ? `Choisissez-en ${least}` : `Choisissez-en de ${least} à ${most}`),
  less: (what) => `Moins\u202f: ${what}`,
  more: (what) => `Plus\u202f: ${what}`,
  left: (left, most) => `Reste ${left} sur ${most}`,
  over: (by) => `${by} de trop`,
  up: (what) => `Monter\u202f: ${what}`,
  down: (what) => `Descendre\u202f: ${what}`,
  remove: (what) => `Retirer\u202f: ${what}`,
  add: (what) => `Ajouter\u202f: ${what}`,
  place: (what, place, of) => `${what}\u202f: ${place} sur ${of}`,
  line: (place, what) => `${place}. ${what}`,
  none: 'Aucun ordre pour l’instant.',
  asItIs: 'Sans changement',
  full: (most) => `Il y a de la place pour ${most}.`,
  comesTo: (costs, leaves) => `Coûte ${costs}, reste ${leaves}.`,
  costs: (costs) => `Coûte ${costs}.`,
};

const de: typeof en = {
  range: (least, most, step) => (step > 1 ? `Von ${least} bis ${most}, in Schritten von ${step}` : `Von ${least} bis ${most}`),
  count: (least, most) => (least === most ? `Wähle ${least}` : `Wähle ${least} bis ${most}`),
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  left: (left, most) => `${left} von ${most} übrig`,
  over: (by) => `${by} zu viel`,
  up: (what) => `Nach oben: ${what}`,
  down: (what) => `Nach unten: ${what}`,
  remove: (what) => `Entfernen: ${what}`,
  add: (what) => `Hinzufügen: ${what}`,
  place: (what, place, of) => `${what}: ${place} von ${of}`,
  line: (place, what) => `${place}. ${what}`,
  none: 'Noch keine Befehle.',
  asItIs: 'Unverändert',
  full: (most) => `Es ist Platz für ${most}.`,
  comesTo: (costs, leaves) => `Kostet ${costs}, übrig bleiben ${leaves}.`,
  costs: (costs) => `Kostet ${costs}.`,
};

export const words = catalogue(en, fr, de);
