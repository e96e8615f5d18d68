import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skip-link.module.css';

export type SkipLinkProps = ComponentProps<'a'> & {
  /** Id of the main part, which must have `tabIndex={-1}`. */
  target?: string;
};

/** The first tab stop, which skips the navigation. */
export function SkipLink({ target = 'main', className, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView?.();
      }}
      className={classNames(styles.skip, className)}
    />
  );
}
