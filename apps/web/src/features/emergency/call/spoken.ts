import type { Locale } from '@hafi/i18n/locales';
import { useEffect } from 'react';
import { chooseVoice } from '../../../lib/read-aloud/read-aloud-voice.ts';
import { useLocale } from '../../../lib/words/locale.ts';

function say(text: string, locale: Locale): void {
  if (!('speechSynthesis' in window)) return;
  const voice = chooseVoice(speechSynthesis.getVoices(), locale);
  // Another language's voice would read it so that nobody understands it.
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Reads a text aloud once, if the device has a voice of the page's language. */
export function useSpoken(text: string): void {
  const locale = useLocale();
  useEffect(() => {
    if (text === '') return undefined;
    say(text, locale);
    return () => {
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    };
  }, [text, locale]);
}

/** Has the device buzz, where it can. */
export function buzz(pattern: number | number[]): void {
  // Absent on iPhones.
  navigator.vibrate?.(pattern);
}
