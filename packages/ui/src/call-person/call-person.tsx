import { Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import { Tile, type TileProps } from '../tile/tile.tsx';
import styles from './call-person.module.css';

export type CallPersonProps = Pick<TileProps, 'personId' | 'photo'> &
  Omit<ComponentProps<'a'>, 'id' | 'children'> & {
    /** The full name, for the initials. */
    name: string;
    /** The first line: whom it calls. */
    children: ReactNode;
    /** The second line: the relation, or where they are. */
    line?: ReactNode;
    /** The first of several to call. */
    first?: boolean;
  };

/** A person one can call: the whole sheet is a link to their phone number. */
export function CallPerson(props: CallPersonProps) {
  const { personId, name, photo, children, line, first, className, ...link } = props;
  const { 'aria-label': label, ...rest } = link;
  return (
    <a {...rest} className={classNames(styles.call, first && styles.first, className)}>
      <Tile personId={personId} name={name} photo={photo} />
      {label ? <SrOnly>{label}</SrOnly> : null}
      <span className={styles.words} aria-hidden={label ? true : undefined}>
        <b>{children}</b> {line ? <span className={styles.line}>{line}</span> : null}
      </span>
      <span className={styles.phone}>
        <Icon of={Phone} />
      </span>
    </a>
  );
}
