/** What is to be said of a craft in a few words: how far it can go, what hinders it, what and who is aboard. */
import type { SwShown } from '../../generated/games/space-wars';
import { cargoName, counted, pieceName, printed } from './printed';
import { words } from './words';

/** Everything in the hold, by its id and number. */
export function cargoOf(view: SwShown, name: string): [string, number][] {
  const craft = view.fleets.craft[name]!;
  return [
    ...counted(printed.resources, craft.tokens),
    ...counted(printed.legion_kinds, craft.legions),
    ...counted(printed.small, craft.small),
    ...(craft.slaves ? [['slave', craft.slaves] as [string, number]] : []),
  ];
}

/** The mark of a piece of cargo. */
export const cargoMark = (piece: string): string =>
  piece in printed.legions || piece === 'slave' ? `sw-g-${piece}` : piece in printed.craft ? `sw-c-${piece}` : `sw-m-${piece}`;

export const officersAboard = (view: SwShown, name: string): string[] =>
  Object.entries(view.officers.each).filter(([, { place }]) => place === name).map(([officer]) => officer);

export function notesOf(view: SwShown, name: string): string[] {
  const say = words().inspect;
  const craft = view.fleets.craft[name]!;
  const points = view.chart.points?.[name];
  return [
    ...(points ? [say.points(points[0], points[1])] : []),
    ...(craft.damage ? [say.damage(craft.damage)] : []),
    ...cargoOf(view, name).map(([kind, count]) => `${count} × ${cargoName(kind)}`),
    ...(craft.weapons ? [say.weapons(craft.weapons)] : []),
    ...officersAboard(view, name).map(pieceName),
    ...(view.chart.cut_off?.includes(name) ? [say.cutOff] : []),
  ];
}
