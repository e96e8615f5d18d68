import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './mark.module.css';

const LID =
  'M24 3.5c1 0 1.9.8 2 1.8.9 6.7 5.6 9.8 9.7 13.2 2.3 1.9 4.1 3.9 4.8 6.3L36.4 29 32.3 24.9 28.1 29 24 24.9 19.9 29 15.7 24.9 11.6 29 7.5 24.8c.7-2.4 2.5-4.4 4.8-6.3C16.4 15.1 21.1 12 22 5.3c.1-1 1-1.8 2-1.8Z';
const BOWL =
  'm7 30.7 4.6 4.6 4.1-4.1 4.2 4.1 4.1-4.1 4.1 4.1 4.2-4.1 4.1 4.1 4.6-4.6c.2 5.3-2.6 10.3-6.5 13.3-.5.3-1 .5-1.6.5H15.1c-.6 0-1.1-.2-1.6-.5C9.6 41 6.8 36 7 30.7Z';

export type MarkProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: 'normal' | 'large' };

/** The agaseke, a drawing without a name of its own. */
export function Mark({ size = 'normal', className, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.mark, styles[size], className)}
    >
      <path d={LID} />
      <path d={BOWL} />
    </svg>
  );
}

export type BrandProps<E extends ElementType = 'a'> = {
  as?: E;
  /** The name beside the mark. */
  name: string;
} & Omit<ComponentProps<E>, 'as' | 'name' | 'children'>;

/** Mark and name, as a link home: `<Brand as={Link} to="/" name="Hafi" />`. */
export function Brand<E extends ElementType = 'a'>(props: BrandProps<E>) {
  const { as, name, className, ...rest } = props as BrandProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.brand, className)}>
      <Mark />
      <span>{name}</span>
    </Element>
  );
}
