import type { RestSettings } from './rest-settings.ts';

let audio: AudioContext | undefined;

/** A browser plays nothing before a press: called from one, so that the end of the rest can be heard. */
export function prepareSound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  } catch {
    audio = undefined;
  }
}

const NOTES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.18 },
] as const;
const NOTE_SECONDS = 0.16;

function play(): void {
  if (audio?.state !== 'running') return;
  for (const { hertz, at } of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  }
}

function vibrate(): void {
  // Without a touch before it the browser refuses, and says so in the console.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
}

/** The rest is over. */
export function signalRestOver({ sound, vibration }: RestSettings): void {
  if (sound) play();
  if (vibration) vibrate();
}
