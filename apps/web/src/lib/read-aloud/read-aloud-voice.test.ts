import { describe, expect, it } from 'vitest';
import { chooseVoice, inBreaths } from './read-aloud-voice.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('chooseVoice', () => {
  it('matches the language whatever its region or script', () => {
    const voices = [voice('en-US'), voice('fr_FR'), voice('kin-RW')];
    expect(chooseVoice(voices, 'fr')?.lang).toBe('fr_FR');
    expect(chooseVoice(voices, 'rw')?.lang).toBe('kin-RW');
    expect(chooseVoice([voice('fro-FR')], 'fr')).toBeUndefined();
    expect(chooseVoice([], 'en')).toBeUndefined();
  });

  it('prefers a voice that needs no network, then the default', () => {
    const voices = [voice('en-US', false, true), voice('en-GB'), voice('en-ZA', true, true)];
    expect(chooseVoice(voices, 'en')?.lang).toBe('en-ZA');
  });
});

describe('inBreaths', () => {
  it('keeps short text whole and cuts long text between sentences', () => {
    expect(inBreaths('Call 912. Now!')).toEqual(['Call 912. Now!']);
    const sentence = `${'a word '.repeat(20).trim()}.`;
    expect(inBreaths(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
    expect(inBreaths('')).toEqual([]);
  });

  it('loses no word of one very long sentence', () => {
    const words = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
    const breaths = inBreaths(words);
    expect(breaths.join(' ')).toBe(words);
    expect(Math.max(...breaths.map(({ length }) => length))).toBeLessThanOrEqual(230);
  });
});
