import { Phone, Users } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { hyphenated, lengthOf } from '../name/long-words.ts';
import { SrOnly } from '../sr-only/sr-only.tsx';
import { Tile, type TileProps } from '../tile/tile.tsx';
import styles from './faces.module.css';

/** Up to three people, and all others behind `AllFaces`, which takes the fourth place. */
export function Faces({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <div className={styles.box}>
      <ul {...rest} className={classNames(styles.faces, className)} />
    </div>
  );
}

export type FaceProps = Pick<TileProps, 'personId' | 'photo'> &
  Omit<ComponentProps<'a'>, 'id' | 'children'> & {
    /** The full name; the link's own label says whom it calls. */
    name: string;
    /** Whom it calls. */
    'aria-label': string;
    /** What stands below the face: the first name. */
    children: string;
  };

/** A face that calls the person: a link to a phone number. */
export function Face(props: FaceProps) {
  const { personId, name, photo, children, className, 'aria-label': label, ...rest } = props;
  return (
    <li>
      <a {...rest} className={classNames(styles.face, className)}>
        <Tile personId={personId} name={name} photo={photo} className={styles.tile} />
        <span className={styles.phone}>
          <Icon of={Phone} />
        </span>
        <SrOnly>{label}</SrOnly>
        <b aria-hidden="true" className={styles.name} data-length={lengthOf(children)}>
          {hyphenated(children, 9)}
        </b>
      </a>
    </li>
  );
}

export type AllFacesProps<E extends ElementType = 'a'> = { as?: E; children: ReactNode } & Omit<
  ComponentProps<E>,
  'as' | 'children'
>;

/** The link to everybody, where two columns leave a fourth place. */
export function AllFaces<E extends ElementType = 'a'>(props: AllFacesProps<E>) {
  const { as, children, className, ...rest } = props as AllFacesProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <li className={styles.all}>
      <Element {...rest} className={classNames(styles.face, className)}>
        <span className={classNames(styles.tile, styles.everybody)}>
          <Icon of={Users} />
        </span>
        <b className={styles.name}>{children}</b>
      </Element>
    </li>
  );
}
