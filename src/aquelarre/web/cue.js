/** When it is my turn: the tab says so, its icon glows, and a short bell rings if sound is on. */
import { useEffect } from "./html.js";
import { sound } from "./prefs.js";

/** @type {AudioContext|null} */
let audio = null;

/** A soft bell of two tones. */
export function bell() {
  if (!sound.value) return;
  try {
    audio ??= new AudioContext();
    audio.resume();
    for (const [delay, pitch] of [[0, 587.3], [0.14, 880]]) {
      const start = audio.currentTime + delay;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.16, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.65);
    }
  } catch {
    // a browser without sound plays without it
  }
}

/** @param {boolean} turn is it my turn? @param {string} title of the page
 *  @param {string} call what the tab says then */
export function useCue(turn, title, call) {
  useEffect(() => {
    document.title = turn ? `● ${call} · ${title}` : title;
    const icon = document.getElementById("favicon");
    icon?.setAttribute("href", turn ? "/web/icon-turn.svg" : "/web/icon.svg");
  }, [turn, title, call]);
  useEffect(() => {
    if (turn) bell();
  }, [turn]);
  useEffect(
    () => () => {
      document.title = "Aquelarre";
      document.getElementById("favicon")?.setAttribute("href", "/web/icon.svg");
    },
    [],
  );
}
