import { classNames } from '../class-names/class-names.ts';
import styles from './name.module.css';

/** From how many letters on a word is shown smaller on a small screen with large text. */
const sizes = [
  ['longest', 16],
  ['longer', 14],
  ['long', 12],
] as const;

export type NameProps = {
  /** The name of a person. */
  children: string;
  /** It has the width of the page, as in a heading. */
  alone?: boolean;
};

/**
 * A person's name, which wraps between its words first. A word that is longer than a line of the
 * smallest phone with the largest text is smaller there, so that it stands whole.
 */
export function Name({ children, alone }: NameProps) {
  const most = Math.max(...children.split(/[\s-]+/).map(({ length }) => length));
  const size = sizes.find(([, letters]) => most >= letters)?.[0];
  return (
    <span className={classNames(styles.name, size && styles[size], alone && styles.alone)}>
      {children}
    </span>
  );
}
