/** Two soft tones, a fifth apart: it is your move. Made on the spot, so that nothing need be fetched. */
const TONES = [587.33, 880];
const APART = 0.13;
const LENGTH = 0.55;
const LOUD = 0.08;

let audio: AudioContext | undefined;

export function chime(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  TONES.forEach((tone, number) => sound(audio!, tone, audio!.currentTime + number * APART));
}

function sound(audio: AudioContext, tone: number, at: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = tone;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH);
}
