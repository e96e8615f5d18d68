import { classNames } from '../class-names/class-names.ts';
import { hyphenated, lengthOf } from './long-words.ts';
import styles from './name.module.css';

export type NameProps = {
  /** The name of a person, or a few words with one. */
  children: string;
  /** It has the width of the page, as in a heading. */
  alone?: boolean;
};

/**
 * A person's name, which wraps between its words first. A word that is longer than a line of the
 * smallest phone with the largest text is smaller there, so that it stands whole; where not even
 * that suffices, it ends the line after a syllable.
 */
export function Name({ children, alone }: NameProps) {
  return (
    <span
      className={classNames(styles.name, alone && styles.alone)}
      data-length={lengthOf(children)}
    >
      {children.split(/(\s+)/).map((word, index) => {
        const parts = hyphenated(word);
        if (parts === word) return word;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of one name never move
          <span key={index} className={styles.word}>
            {parts}
          </span>
        );
      })}
    </span>
  );
}
