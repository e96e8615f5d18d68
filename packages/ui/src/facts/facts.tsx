import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { hyphenated } from '../name/long-words.ts';
import styles from './facts.module.css';

export type Fact = {
  term: string;
  value: ReactNode;
  /** Not known yet: muted text. */
  open?: boolean;
};

export type FactsProps = ComponentProps<'dl'> & {
  facts: ReadonlyArray<Fact>;
  /** Puts each term above its value at every width, for narrow containers. */
  narrow?: boolean;
};

/** A description list: terms and values, line by line. */
export function Facts({ facts, narrow, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={classNames(styles.facts, narrow && styles.narrow, className)}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd className={fact.open ? styles.open : undefined}>
            {typeof fact.value === 'string' ? hyphenated(fact.value) : fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
