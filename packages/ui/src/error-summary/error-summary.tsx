import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'ref' | 'title'> & {
  title: string;
  /** `field` is the id or the name of the control to focus. */
  errors: ReadonlyArray<{ field: string; text: string }>;
  /** Takes the focus whenever this changes; pass the number of attempts. */
  attempt?: number;
};

/**
 * Focuses a control by id or name; looks first in the link's own form, because a hidden form may
 * have a control of the same name.
 */
function focusField(field: string, link: Element) {
  const own = [...(link.closest('form')?.elements ?? [])];
  const control =
    own.find(({ id }) => id === field) ??
    own.find((each) => each.getAttribute('name') === field) ??
    document.getElementById(field) ??
    document.getElementsByName(field)[0];
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  control.scrollIntoView?.({ block: 'center' });
}

/** The error summary at the top of a form: takes the focus and links to each field. */
export function ErrorSummary({ title, errors, attempt, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must take the focus again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    focusField(field, event.currentTarget);
  };
  return (
    <div
      {...rest}
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classNames(styles.summary, className)}
    >
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => go(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
