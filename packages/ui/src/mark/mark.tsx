import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './mark.module.css';
import { BOWL, LID } from './mark-paths.ts';

export type MarkProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: 'normal' | 'large' };

/** The logo (an agaseke); decorative, without an accessible name. */
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
  /** The name beside the logo. */
  name: string;
} & Omit<ComponentProps<E>, 'as' | 'name' | 'children'>;

/** Logo and name, as a link to the home page: `<Brand as={Link} to="/" name="Hafi" />`. */
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
