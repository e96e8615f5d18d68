import type { Locale } from '@hafi/i18n/locales';

/** Devices name Kinyarwanda by either of its codes. */
const codes: Record<Locale, readonly string[]> = { en: ['en'], rw: ['rw', 'kin'], fr: ['fr'] };
/** Longer speech is cut off by some browsers. */
const longest = 220;

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The device's voice for a language: one that works without network first; undefined without. */
export function chooseVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const fitting = voices.filter(({ lang }) =>
    codes[locale].includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''),
  );
  const worth = (voice: Voice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return fitting.sort((a, b) => worth(b) - worth(a))[0];
}

/** Cuts a long text between sentences, else between words. */
export function inBreaths(text: string): string[] {
  const breaths: string[] = [];
  let breath = '';
  for (const part of text.match(/[^.!?;]+[.!?;]*\s*|[.!?;]+\s*/g) ?? []) {
    for (const piece of part.match(new RegExp(`.{1,${longest}}(?:\\s|$)|\\S+`, 'g')) ?? []) {
      if (breath !== '' && (breath + piece).length > longest) {
        breaths.push(breath.trim());
        breath = '';
      }
      breath += piece;
    }
  }
  if (breath.trim() !== '') breaths.push(breath.trim());
  return breaths;
}
