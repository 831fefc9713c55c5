/** A spiral galaxy, drawn once: light on black for the night, ink on paper for the atlas. */
import { bell, chance } from '../../lib/random';

export interface Palette {
  /** How colours meet: light adds up, ink darkens. */
  mix: GlobalCompositeOperation;
  core: string;
  clouds: readonly string[];
  stars: readonly string[];
  nurseries: string;
  strength: number;
}

export const NIGHT: Palette = {
  mix: 'lighter',
  core: '255 226 178',
  clouds: ['70 96 190', '96 74 180', '60 120 190', '150 90 170'],
  stars: ['255 255 255', '200 216 255', '168 192 255', '255 236 206', '255 214 170'],
  nurseries: '255 120 160',
  strength: 1,
};

export const PAPER: Palette = {
  mix: 'multiply',
  core: '214 150 62',
  clouds: ['120 140 200', '150 130 190', '110 160 190', '190 150 160'],
  stars: ['30 38 78', '52 66 120', '70 60 110', '96 72 40', '24 28 52'],
  nurseries: '176 44 100',
  strength: 0.9,
};

const ARMS = [0, Math.PI, Math.PI * 0.5, Math.PI * 1.5];
const TWIST = 2.55;
const HOLE = 0.055;

/** A place in the arms: distance from the middle (1 is the rim) and angle. The farther out, the looser the arm. */
function place(draw: () => number, looseness: number): [number, number] {
  const far = Math.min(1, HOLE + Math.pow(draw(), 1.35) * 0.95);
  const arm = ARMS[draw() < 0.78 ? Math.floor(draw() * 2) : 2 + Math.floor(draw() * 2)] ?? 0;
  const spread = bell(draw) * looseness * (0.16 + 0.26 * (1 - far));
  return [far + bell(draw) * 0.018, arm + TWIST * Math.log(far / HOLE) * 0.72 + spread];
}

export function drawGalaxy(canvas: HTMLCanvasElement, palette: Palette, seed = 7): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const size = canvas.width;
  const half = size / 2;
  const draw = chance(seed);
  const at = ([far, angle]: [number, number]): [number, number] => [
    half + Math.cos(angle) * far * half * 0.96,
    half + Math.sin(angle) * far * half * 0.96,
  ];
  const glow = (x: number, y: number, radius: number, colour: string, alpha: number) => {
    const light = pen.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, `rgb(${colour} / ${alpha})`);
    light.addColorStop(0.4, `rgb(${colour} / ${alpha * 0.4})`);
    light.addColorStop(1, `rgb(${colour} / 0)`);
    pen.fillStyle = light;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };
  const pick = (colours: readonly string[]): string => colours[Math.floor(draw() * colours.length)] ?? palette.core;

  pen.clearRect(0, 0, size, size);
  pen.globalCompositeOperation = palette.mix;

  for (let cloud = 0; cloud < 420; cloud++) {
    const spot = place(draw, 0.55);
    const fade = 1 - spot[0] * 0.62;
    glow(...at(spot), size * (0.02 + draw() * 0.05), pick(palette.clouds), 0.1 * fade * palette.strength);
  }
  glow(half, half, half * 0.72, palette.core, 0.34 * palette.strength);
  glow(half, half, half * 0.3, palette.core, 0.5 * palette.strength);
  glow(half, half, half * 0.09, palette.core, palette.strength);

  for (let star = 0; star < 9000; star++) {
    const [x, y] = at(place(draw, 1.1));
    const bright = Math.pow(draw(), 3);
    pen.fillStyle = `rgb(${pick(palette.stars)} / ${(0.18 + 0.72 * bright) * palette.strength})`;
    pen.beginPath();
    pen.arc(x, y, (size / 1400) * (0.55 + bright * 1.5), 0, 2 * Math.PI);
    pen.fill();
  }
  for (let nursery = 0; nursery < 46; nursery++) {
    const [x, y] = at(place(draw, 0.5));
    glow(x, y, size * (0.004 + draw() * 0.009), palette.nurseries, 0.5 * palette.strength);
  }
}
