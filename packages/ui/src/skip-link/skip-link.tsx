import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skip-link.module.css';

export type SkipLinkProps = ComponentProps<'a'> & {
  /** Id of the main part, which has `tabIndex={-1}`. */
  target?: string;
};

/** The first stop of the keyboard: past the navigation. */
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
