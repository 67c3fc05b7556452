// Sounds, movies and speech. A browser lets a page be heard once a person has pressed something.
import { find } from '../shared/page.js';

/** @typedef {{ element: number | null, url: string, at: number | null, rate: number, volume: number, loops: number }} Playing */

/** Plays a sound, or the movie of an element, until its end or until the request is cancelled.
 * @type {Service} */
export const play = (/** @type {Playing} */ { element, url, at, rate, volume, loops }, tell, signal) => new Promise((done, refuse) => {
  const movie = element && find(`video[data-n="${Number(element)}"]`);
  const media = movie instanceof HTMLMediaElement ? movie : new Audio(url);
  let left = loops;
  if (at !== null) media.currentTime = at;
  media.playbackRate = rate;
  media.volume = volume;
  const begin = () => media.play();
  media.onended = () => (left-- ? begin() : done(true));
  media.onerror = () => refuse('failed');
  signal.addEventListener('abort', () => {
    media.pause();
    done(undefined);
  });
  begin().then(() => tell(media.duration), (error) => refuse(error.name === 'NotAllowedError' ? 'denied' : 'failed'));
});

/** @typedef {{ text: string, language: string | null, rate: number, pitch: number, volume: number }} Words */

/** Speaks a text; cancelling the request silences all.
 * @type {Service} */
export const say = (/** @type {Words} */ { text, language, rate, pitch, volume }, _, signal) => new Promise((done, refuse) => {
  if (!window.speechSynthesis) return refuse('unsupported');
  const words = Object.assign(new SpeechSynthesisUtterance(text), { rate, pitch, volume });
  if (language) words.lang = language;
  words.onend = () => done(true);
  words.onerror = ({ error }) => refuse(error === 'not-allowed' ? 'denied' : 'failed');
  signal.addEventListener('abort', () => {
    speechSynthesis.cancel();
    done(undefined);
  });
  speechSynthesis.speak(words);
});
