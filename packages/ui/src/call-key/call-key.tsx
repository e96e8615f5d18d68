import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './call-key.module.css';

export type CallKeyProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** Whom it calls, for screen readers. */
  'aria-label': string;
  href: string;
  /** The call that is most needed now. */
  first?: boolean;
};

/** A square key that calls somebody: a link to their phone number. */
export function CallKey({ first, className, ...rest }: CallKeyProps) {
  return (
    <a {...rest} className={classNames(styles.key, first && styles.first, className)}>
      <Icon of={Phone} />
    </a>
  );
}
