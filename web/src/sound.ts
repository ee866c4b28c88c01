/*
 * Small sounds made on the spot: no file is fetched, and nothing is heard before the player has
 * pressed something. All of them go through one quiet master gain with a little room.
 */
import { prefs } from "./prefs";

export type Sound = "dice" | "coin" | "card" | "march" | "battle" | "turn" | "victory" | "defeat" | "refuse";

const APART_MS = 90; // the same sound again sooner is only noise
let audio: AudioContext | null = null;
let master: GainNode | null = null;
const heardAt = new Map<Sound, number>();

function envelope(at: number, seconds: number, loud: number, attack = 0.004): GainNode {
  const ctx = audio!;
  const gain = ctx.createGain();
  const begin = ctx.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  gain.connect(master!);
  return gain;
}

interface Tone {
  at?: number;
  hertz: number;
  seconds: number;
  loud: number;
  shape?: OscillatorType;
  slide?: number; // to this many hertz
  attack?: number;
}

function tone({ at = 0, hertz, seconds, loud, shape = "sine", slide, attack }: Tone) {
  const osc = audio!.createOscillator();
  const begin = audio!.currentTime + at;
  osc.type = shape;
  osc.frequency.setValueAtTime(hertz, begin);
  if (slide) osc.frequency.exponentialRampToValueAtTime(slide, begin + seconds);
  osc.connect(envelope(at, seconds, loud, attack));
  osc.start(begin);
  osc.stop(begin + seconds);
}

function noise(at: number, seconds: number, loud: number, hertz: number, sharp = 1) {
  const ctx = audio!;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = sharp;
  source.connect(filter).connect(envelope(at, seconds, loud));
  source.start(ctx.currentTime + at);
}

/* A plucked string with its octave. */
function pluck(at: number, hertz: number, loud: number, seconds = 0.7) {
  tone({ at, hertz, seconds, loud, shape: "triangle" });
  tone({ at, hertz: hertz * 2, seconds: seconds * 0.6, loud: loud * 0.3 });
}

function drum(at: number, loud: number) {
  tone({ at, hertz: 130, slide: 55, seconds: 0.22, loud });
  noise(at, 0.05, loud * 0.4, 500);
}

const scores: Record<Sound, () => void> = {
  dice: () =>
    [0, 0.06, 0.11, 0.19, 0.25, 0.34].forEach((t, i) => {
      noise(t, 0.03, 0.5 - i * 0.05, 2600 - i * 180, 3);
      tone({ at: t, hertz: 340 - i * 14, seconds: 0.04, loud: 0.12 });
    }),
  coin: () => [2093, 2637].forEach((f, i) => tone({ at: i * 0.06, hertz: f, seconds: 0.28, loud: 0.06 })),
  card: () => {
    noise(0, 0.09, 0.22, 3200, 0.7);
    noise(0.05, 0.07, 0.14, 1200, 0.7);
  },
  march: () => [0, 0.17, 0.34].forEach((t, i) => drum(t, i === 0 ? 0.4 : 0.26)),
  battle: () => {
    drum(0, 0.5);
    [0.07, 0.2].forEach((t) => {
      noise(t, 0.16, 0.2, 4200, 5);
      tone({ at: t, hertz: 1730, slide: 1500, seconds: 0.22, loud: 0.04, shape: "square" });
    });
  },
  turn: () => [392, 523.3, 659.3].forEach((f, i) => pluck(i * 0.13, f, 0.16)),
  victory: () =>
    [392, 523.3, 659.3, 784, 1046.5].forEach((f, i) => {
      pluck(i * 0.15, f, 0.17, i === 4 ? 1.8 : 0.6);
      if (i === 4) pluck(i * 0.15, f * 0.75, 0.1, 1.8);
    }),
  defeat: () => [392, 349.2, 311.1, 261.6].forEach((f, i) => pluck(i * 0.24, f, 0.13, i === 3 ? 1.6 : 0.7)),
  refuse: () => tone({ hertz: 165, slide: 120, seconds: 0.16, loud: 0.18, shape: "triangle" }),
};

/* A browser lets nobody be heard before the first press, and neither do we. */
const mayBeHeard = () => navigator.userActivation?.hasBeenActive ?? true;

function open() {
  audio = new AudioContext();
  master = audio.createGain();
  const room = audio.createDelay(0.2);
  const back = audio.createGain();
  room.delayTime.value = 0.09;
  back.gain.value = 0.16;
  master.connect(audio.destination);
  master.connect(room).connect(back).connect(audio.destination);
}

export function play(sound: Sound) {
  const now = performance.now();
  if (!prefs.sound || prefs.volume <= 0 || !mayBeHeard() || document.hidden) return;
  if (now - (heardAt.get(sound) ?? -APART_MS) < APART_MS) return;
  heardAt.set(sound, now);
  if (!audio) open();
  void audio!.resume();
  master!.gain.value = prefs.volume ** 1.5;
  scores[sound]();
}
