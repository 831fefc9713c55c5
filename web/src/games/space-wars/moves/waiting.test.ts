import { expect, test } from 'vitest';
import { chancesIn, readyOfficers } from './waiting';

const choice = (action: object) => ({ text: JSON.stringify(action), action });
const mission = choice({ type: 'mission', mission: 'm08', team: ['medic1', 'general1'] });
const steal = choice({ type: 'spy', officer: 'spy1', activity: 'steal_research' });
const kill = choice({ type: 'spy', officer: 'spy1', activity: 'kill_officer', target: 'admiral2' });
const flag = choice({ type: 'flag', sector: '3-9' });

test('officers who can try something are named once each', () => {
  expect([...readyOfficers([mission, steal, kill, flag])]).toEqual(['medic1', 'general1', 'spy1']);
});

test('what is not to be missed leaves out what has a desk of its own', () => {
  expect(chancesIn([mission, steal, flag])).toEqual([flag]);
});
