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

/** A soft round light of one colour, to be set down at any size. */
function puff(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const size = (canvas.width = canvas.height = 128);
  const pen = canvas.getContext('2d')!;
  const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, `rgb(${colour})`);
  light.addColorStop(0.4, `rgb(${colour} / .4)`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
  return canvas;
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
  const glow = (light: HTMLCanvasElement, [x, y]: [number, number], radius: number, alpha: number) => {
    pen.globalAlpha = alpha * palette.strength;
    pen.drawImage(light, x - radius, y - radius, radius * 2, radius * 2);
  };
  const any = (count: number): number => Math.floor(draw() * count);

  pen.globalCompositeOperation = 'source-over';
  pen.clearRect(0, 0, size, size);
  pen.globalCompositeOperation = palette.mix;

  const clouds = palette.clouds.map(puff);
  for (let cloud = 0; cloud < 420; cloud++) {
    const spot = place(draw, 0.55);
    glow(clouds[any(clouds.length)]!, at(spot), size * (0.02 + draw() * 0.05), 0.1 * (1 - spot[0] * 0.62));
  }
  const core = puff(palette.core);
  glow(core, [half, half], half * 0.72, 0.34);
  glow(core, [half, half], half * 0.3, 0.5);
  glow(core, [half, half], half * 0.09, 1);

  // Small stars are squares: at their size nobody can tell, and they are quickly drawn.
  const stars = palette.stars.map((colour) => `rgb(${colour})`);
  for (let star = 0; star < 9000; star++) {
    const [x, y] = at(place(draw, 1.1));
    const bright = Math.pow(draw(), 3);
    const radius = (size / 1400) * (0.55 + bright * 1.5);
    pen.fillStyle = stars[any(stars.length)]!;
    pen.globalAlpha = (0.18 + 0.72 * bright) * palette.strength;
    if (bright < 0.4) {
      pen.fillRect(x - radius, y - radius, radius * 1.8, radius * 1.8);
    } else {
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  const nursery = puff(palette.nurseries);
  for (let count = 0; count < 46; count++) {
    glow(nursery, at(place(draw, 0.5)), size * (0.004 + draw() * 0.009), 0.5);
  }
}
