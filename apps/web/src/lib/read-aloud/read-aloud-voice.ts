import type { Locale } from '@hafi/i18n/locales';

/** Devices use either of Kinyarwanda's language codes. */
const codes: Record<Locale, readonly string[]> = { en: ['en'], rw: ['rw', 'kin'], fr: ['fr'] };
/** Longest text spoken at once, in characters: some browsers cut off longer speech. */
const longest = 220;

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * Chooses the device's voice for a language, preferring one that works offline; undefined when
 * there is none.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const fitting = voices.filter(({ lang }) =>
    codes[locale].includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''),
  );
  const worth = (voice: Voice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return fitting.sort((a, b) => worth(b) - worth(a))[0];
}

/** Splits a long text between sentences, else between words. */
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
