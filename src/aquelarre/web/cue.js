/** When it is my turn: the tab says so, its icon glows, a short bell rings if sound is on, and whoever looks
 *  elsewhere is called if they want to. */
import { signal, useEffect } from "./html.js";
import { notices, sound, volume } from "./prefs.js";
import { rooted } from "./root.js";

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
      const gain = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(0.0027 * volume.value, start + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.65);
    }
  } catch {
    // a browser without sound plays without it
  }
}

/** Can this browser call somebody who looks elsewhere? */
export const possible = () => "Notification" in window && window.isSecureContext;

/** Ask the browser for leave to call. */
export async function mayCall() {
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** It was my turn while I looked elsewhere, and nobody called. */
export const missed = signal(false);

/** @param {string} title @param {string} call */
function callBack(title, call) {
  if (!document.hidden || !possible()) return;
  if (notices.value !== "on" || Notification.permission !== "granted") {
    missed.value = true;
    return;
  }
  try {
    const told = new Notification(title, { body: call, tag: location.pathname, icon: rooted("/web/icon-turn.svg") });
    told.onclick = () => (window.focus(), told.close());
  } catch {
    missed.value = true; // on some phones only installed pages may call
  }
}

/** @param {boolean} turn is it my turn? @param {string} title of the page
 *  @param {string} call what the tab says then */
export function useCue(turn, title, call) {
  useEffect(() => {
    document.title = turn ? `● ${call} · ${title}` : title;
    const icon = document.getElementById("favicon");
    icon?.setAttribute("href", rooted(turn ? "/web/icon-turn.svg" : "/web/icon.svg"));
  }, [turn, title, call]);
  useEffect(() => {
    if (!turn) return;
    bell();
    callBack(title, call);
  }, [turn]);
  useEffect(
    () => () => {
      document.title = "Aquelarre";
      document.getElementById("favicon")?.setAttribute("href", rooted("/web/icon.svg"));
    },
    [],
  );
}
