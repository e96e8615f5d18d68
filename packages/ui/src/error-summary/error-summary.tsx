import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
 * The control with an id or name; first in the summary's own form, because a hidden form may have a
 * control of the same name.
 */
function controlOf(field: string, within: Element): Element | undefined {
  const own = [...(within.closest('form')?.elements ?? [])];
  return (
    own.find(({ id }) => id === field) ??
    own.find((each) => each.getAttribute('name') === field) ??
    document.getElementById(field) ??
    document.getElementsByName(field)[0]
  );
}

const hasLabels = (control: Element): control is HTMLInputElement => 'labels' in control;

/** The name of a control on the page: its label, or what is asked above its choices. */
function nameOf(control: Element | undefined): string | undefined {
  const isChoice = control?.matches('[type=radio], [type=checkbox]');
  const legend = isChoice ? control?.closest('fieldset')?.querySelector('legend') : null;
  const label = control && hasLabels(control) ? control.labels?.[0] : null;
  return (legend ?? label)?.textContent ?? undefined;
}

/**
 * The error summary at the top of a form: takes the focus and links to each field. A text that stands
 * more than once is followed by the name of its field.
 */
export function ErrorSummary({ title, errors, attempt, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must take the focus again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const texts = errors.map(({ text }) => text);
  const repeated = errors
    .filter(({ text }) => texts.indexOf(text) !== texts.lastIndexOf(text))
    .map(({ field }) => field)
    .join(' ');
  useLayoutEffect(() => {
    const summary = box.current;
    if (!summary || !repeated) return;
    const fields = repeated.split(' ');
    const named = fields.map((field) => [field, nameOf(controlOf(field, summary)) ?? ''] as const);
    setNames(Object.fromEntries(named.filter(([, name]) => name)));
  }, [repeated]);
  if (!shown) return null;
  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const control = controlOf(field, event.currentTarget);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    control.scrollIntoView?.({ block: 'center' });
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
              {repeated.split(' ').includes(field) && names[field]
                ? `${text} (${names[field]})`
                : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
