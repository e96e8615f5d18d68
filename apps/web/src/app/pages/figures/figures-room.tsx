import type { Figures } from '@hafi/contract/support/figures.contract';
import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/words/locale.ts';
import { type FigureLine, type FigureWords, figureLines } from './figure-lines.ts';
import styles from './figures-room.module.css';

/** As many lines as there may be, as wide as they may be. */
const expected: Figures = {
  sample: true,
  family: 10_000,
  elders: 1_000,
  doctors: null,
  volunteers: 1_000,
  partners: 100,
  rating: 1,
};
/** The same words without a letter: they keep the room and claim nothing. */
const blank = (text: string) => text.replace(/\S/g, '\u2007');

/**
 * Keeps the room of the network's numbers until they arrive, so that nothing below moves then.
 * `children` draws the lines, and the note that they are samples, if they are.
 */
export function FiguresRoom(props: {
  figures: Figures | null | undefined;
  words: FigureWords & { readonly note: string };
  children: (lines: readonly FigureLine[], note: string | null) => ReactNode;
}) {
  const { figures, words, children } = props;
  const locale = useLocale();
  const blanks = figureLines(expected, words, locale).map(({ figure, label }) => ({
    figure: blank(figure),
    label: blank(label),
  }));
  return (
    <div className={styles.room} data-needs-app>
      <div className={styles.expected} aria-hidden="true">
        {children(blanks, blank(words.note))}
      </div>
      <div>
        {children(figureLines(figures, words, locale), figures?.sample ? words.note : null)}
      </div>
    </div>
  );
}
