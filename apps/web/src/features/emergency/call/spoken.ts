import type { Locale } from '@hafi/i18n/locales';
import { useEffect } from 'react';
import { clipsIn } from '../../../lib/read-aloud/read-aloud-clips.ts';
import { chooseVoice } from '../../../lib/read-aloud/read-aloud-voice.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Returns whether the device has a voice for it. */
function say(text: string, locale: Locale): boolean {
  if (!('speechSynthesis' in window)) return false;
  const voice = chooseVoice(speechSynthesis.getVoices(), locale);
  // Another language's voice would read it so that nobody understands it.
  if (!voice) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
  return true;
}

/** Plays the recorded clip, if the operator supplied it. Returns how to stop it. */
function play(clip: string, locale: Locale): () => void {
  let sound: HTMLAudioElement | undefined;
  let wanted = true;
  void clipsIn(locale).then((clips) => {
    const url = clips.get(clip);
    if (!url || !wanted) return;
    sound = new Audio(url);
    // Browsers may refuse; the screen says it too.
    sound.play().catch(() => undefined);
  });
  return () => {
    wanted = false;
    sound?.pause();
  };
}

/**
 * Reads a text aloud once, if the device has a voice of the page's language; otherwise by its recorded
 * clip: few devices have a Kinyarwanda voice.
 */
export function useSpoken(text: string, clip: string): void {
  const locale = useLocale();
  useEffect(() => {
    if (text === '') return undefined;
    if (!say(text, locale)) return play(clip, locale);
    return () => speechSynthesis.cancel();
  }, [text, clip, locale]);
}

/** Has the device buzz, where it can. */
export function buzz(pattern: number | number[]): void {
  // Absent on iPhones.
  navigator.vibrate?.(pattern);
}
