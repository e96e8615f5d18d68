import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { hyphenated } from '../name/long-words.ts';
import { Name } from '../name/name.tsx';
import { Tile, type TileProps } from '../tile/tile.tsx';
import styles from './person.module.css';

export type PersonProps = Omit<ComponentProps<'div'>, 'id'> &
  Pick<TileProps, 'personId' | 'name' | 'photo' | 'size'> & {
    /** The element of the displayed name, where it is more than text. */
    nameAs?: 'h3' | 'strong';
    /** Instead of the name: a link, or more than a name. */
    heading?: ReactNode;
    /** A role or a place. */
    line?: ReactNode;
  };

/** A person's tile, name and one muted line; children come below. */
export function Person(props: PersonProps) {
  const {
    personId,
    name,
    photo,
    size,
    nameAs: As,
    heading,
    line,
    className,
    children,
    ...rest
  } = props;
  const shown = As ? (
    <As>
      <Name>{name}</Name>
    </As>
  ) : (
    name
  );
  return (
    <div {...rest} className={classNames(styles.person, className)}>
      <Tile personId={personId} name={name} photo={photo} size={size} />
      <div>
        <div className={styles.name}>{heading ?? shown}</div>
        {line ? (
          <div className={styles.line}>{typeof line === 'string' ? hyphenated(line) : line}</div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
