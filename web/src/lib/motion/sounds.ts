/** Small sounds, made here: a spoon on a glass, a card on cloth. Silent unless asked for. */
import { settings } from "$lib/state/settings.svelte";

type Note = { pitch: number; at: number; lasts: number; loud: number; shape: OscillatorType };
export type Sound = "turn" | "move" | "refused" | "end" | "chat" | "count" | "reveal";

const glass = (pitch: number, at: number, loud = 0.12): Note => ({ pitch, at, lasts: 0.5, loud, shape: "sine" });
const tap = (pitch: number, at: number): Note => ({ pitch, at, lasts: 0.06, loud: 0.1, shape: "triangle" });

const SOUNDS: Record<Sound, Note[]> = {
  turn: [glass(880, 0), glass(1318, 0.09)],
  move: [tap(320, 0), tap(210, 0.03)],
  refused: [tap(150, 0), tap(130, 0.09)],
  end: [glass(659, 0), glass(784, 0.14), glass(988, 0.28), glass(1318, 0.42)],
  count: [tap(420, 0)],
  reveal: [glass(523, 0, 0.08), glass(784, 0.06, 0.08)],
  chat: [glass(1046, 0, 0.06)],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.hasSound) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(on: AudioContext, note: Note): void {
  const [tone, volume, start] = [on.createOscillator(), on.createGain(), on.currentTime + note.at];
  tone.type = note.shape;
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + note.lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + note.lasts);
}
