import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Tile, type TileProps } from '../tile/tile.tsx';
import styles from './person.module.css';

export type PersonProps = Omit<ComponentProps<'div'>, 'id'> &
  Pick<TileProps, 'personId' | 'name' | 'photo' | 'size'> & {
    /** The displayed name, when it is more than text (a heading, a link). */
    heading?: ReactNode;
    /** A role or a place. */
    line?: ReactNode;
  };

/** A person's tile, name and one muted line; children come below. */
export function Person(props: PersonProps) {
  const { personId, name, photo, size, heading, line, className, children, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.person, className)}>
      <Tile personId={personId} name={name} photo={photo} size={size} />
      <div>
        <div className={styles.name}>{heading ?? name}</div>
        {line ? <div className={styles.line}>{line}</div> : null}
        {children}
      </div>
    </div>
  );
}
