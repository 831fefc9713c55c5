/** What an event means for those it comes to, for the shape it is drawn in. */
export type Bearing = 'harm' | 'hinder' | 'chance';

const HINDER = new Set(['pulsar_interference', 'space_storm', 'space_warp']);
const CHANCE = new Set(['phasic_fluid', 'gilda_of_traders', 'space_anomaly', 'alien_artifact']);

export const bearing = (event: string): Bearing => (HINDER.has(event) ? 'hinder' : CHANCE.has(event) ? 'chance' : 'harm');
