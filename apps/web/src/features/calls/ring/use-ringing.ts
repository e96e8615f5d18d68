import { useEffect } from 'react';
import { inOneTab, startRinging } from './ring-tone.ts';

const blinkMs = 1_000;

/** Rings in one tab of this browser, and blinks in the title of each, while it is shown. */
export function useRinging(callId: string, words: string): void {
  useEffect(() => inOneTab(`hafi-ring-${callId}`, startRinging), [callId]);
  useEffect(() => {
    const title = document.title;
    const timer = setInterval(() => {
      document.title = document.title === words ? title : words;
    }, blinkMs);
    return () => {
      clearInterval(timer);
      if (document.title === words) document.title = title;
    };
  }, [words]);
}
