/** The nine liveries are told apart by everybody: by colour through four kinds of eyes, and by shape and hatch without any. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOUSE } from './liveries.svelte';

type Matrix = readonly (readonly [number, number, number])[];
type Theme = Record<string, string>;

/** Machado, Oliveira and Fernandes (2009), severity 1.0, on linear light. */
const EYES: Record<string, Matrix> = {
  'all cones': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
/** Nearer than this in OKLab, two colours are taken for one another. */
const APART = 0.08;
const READABLE = 4.5;

const tokens = (block: string): Theme =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9A-Fa-f]{6})/g)].map(([, name, colour]) => [name!, colour!]));
const [first, second] = readFileSync('src/styles/tokens.css', 'utf8').split(':root[data-theme="light"]') as [string, string];
const dark = tokens(first);
const THEMES: Record<string, Theme> = { dark, light: { ...dark, ...tokens(second) } };

const linear = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

/** Where a colour lies in OKLab, through an eye. */
function seen(colour: string, eye: Matrix): number[] {
  const light = linear(colour);
  const [r, g, b] = eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, n) => sum + part * light[n]!, 0),
      ),
    ),
  ) as [number, number, number];
  const [l, m, s] = [0.4122 * r + 0.5363 * g + 0.0514 * b, 0.2119 * r + 0.6807 * g + 0.1074 * b, 0.0883 * r + 0.2817 * g + 0.63 * b].map(
    Math.cbrt,
  ) as [number, number, number];
  return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}

const apart = (one: string, other: string, eye: Matrix): number =>
  Math.hypot(...seen(one, eye).map((part, n) => part - seen(other, eye)[n]!));

function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => linear(colour).reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n]!, 0);
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const seats = HOUSE.map((_, seat) => seat);

test('there are nine', () => expect(HOUSE).toHaveLength(9));

test.each(Object.keys(THEMES).flatMap((theme) => Object.keys(EYES).map((eye) => [theme, eye] as const)))(
  'in the %s theme no two colours are alike to %s',
  (theme, eye) => {
    const near = seats.flatMap((one) =>
      seats
        .slice(one + 1)
        .map((other) => ({ pair: [one, other], far: apart(THEMES[theme]![`seat-${one}`]!, THEMES[theme]![`seat-${other}`]!, EYES[eye]!) })),
    );
    expect(near.filter(({ far }) => far <= APART)).toEqual([]);
  },
);

test.each(Object.keys(THEMES))('in the %s theme a name in a seat’s colour can be read on every surface', (theme) => {
  const have = THEMES[theme]!;
  const pairs = seats.flatMap((seat) =>
    ['sky', 'surface', 'surface-2', 'surface-3'].map((on) => ({ seat, on, contrast: contrast(have[`seat-${seat}-text`]!, have[on]!) })),
  );
  expect(pairs.filter((pair) => pair.contrast < READABLE)).toEqual([]);
});

test('each has an emblem and a hatch of its own', () => {
  const hatches = [...readFileSync('src/lib/marks/hatches.svg', 'utf8').matchAll(/<g stroke="var\(--livery-(\d)\)">(.*?)<\/g>/g)];
  expect(hatches.map(([, colours]) => Number(colours))).toEqual(seats);
  expect(new Set(hatches.map(([, , drawn]) => drawn)).size).toBe(9);
  expect(new Set(HOUSE.map(({ emblem }) => emblem)).size).toBe(9);
});
