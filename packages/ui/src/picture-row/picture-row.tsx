import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureShape } from '../picture/picture.tsx';
import styles from './picture-row.module.css';

export type PictureRowsProps = ComponentProps<'ul'> & {
  /** Two columns where there is room. */
  double?: boolean;
};

/** A list of rows, each of which leads on; children are `PictureRow`. */
export function PictureRows({ double, className, ...rest }: PictureRowsProps) {
  return <ul {...rest} className={classNames(styles.rows, double && styles.double, className)} />;
}

export type PictureRowProps<E extends ElementType = 'a'> = {
  as?: E;
  picture: PictureShape;
  name: ReactNode;
  /** The newest fact, or what there is to do. */
  fact: ReactNode;
  /** It is the key to what happens now. */
  now?: boolean;
} & Omit<ComponentProps<E>, 'as' | 'name' | 'children'>;

/** One row, clickable as a whole: a picture, a name, the newest fact. */
export function PictureRow<E extends ElementType = 'a'>(props: PictureRowProps<E>) {
  const { as, picture, name, fact, now, className, ...rest } = props as PictureRowProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <li className={styles.item}>
      <Element {...rest} className={classNames(styles.row, now && styles.now, className)}>
        <Picture of={picture} />
        <span className={styles.words}>
          <b>{name}</b> <span className={styles.fact}>{fact}</span>
        </span>
        <Icon of={ChevronRight} />
      </Element>
    </li>
  );
}
