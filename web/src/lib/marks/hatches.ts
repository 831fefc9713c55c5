/** The hatches of the nine liveries, which say without colour whose a place is: `fill="{hatch(colours)}"`. */
import { showSymbols } from '../sprite';
import hatches from './hatches.svg?raw';

showSymbols(hatches);

export const hatch = (colours: number): string => `url(#hatch-${colours})`;
