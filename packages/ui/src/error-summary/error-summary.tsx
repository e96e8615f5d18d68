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
  /** The focus goes to the first of the fields whenever this changes; pass the number of attempts. */
  attempt?: number;
};

/**
 * The control with an id or name; first in the summary's own form, because a hidden form may have a
 * control of the same name.
 */
function controlOf(field: string, within: Element | null): Element | undefined {
  const own = [...(within?.closest('form')?.elements ?? [])];
  return (
    own.find(({ id }) => id === field) ??
    own.find((each) => each.getAttribute('name') === field) ??
    document.getElementById(field) ??
    document.getElementsByName(field)[0]
  );
}

const hasLabels = (control: Element): control is HTMLInputElement => 'labels' in control;

/** The name of a control on the page: what is asked above its choices, or its label. */
function nameOf(control: Element | undefined): string | null | undefined {
  if (!control || !hasLabels(control)) return null;
  const group = /^(radio|checkbox)$/.test(control.type) ? control.closest('fieldset') : null;
  return (group?.querySelector('legend') ?? control.labels?.[0])?.textContent;
}

/** Shows a control in the middle of the window and gives it the focus; says whether it could. */
function goTo(control: Element | null | undefined): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (document.activeElement !== control) return false;
  control.scrollIntoView?.({ block: 'center' });
  return true;
}

/**
 * The error summary beside the button of a form, with a link to each field. The focus goes to the
 * first field, or to the summary if that is not on the page. A text that stands more than once is
 * followed by the name of its field.
 */
export function ErrorSummary({ title, errors, attempt, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  const first = errors[0]?.field;
  const led = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with an attempt only
  useEffect(() => {
    // A field that is left wrong between two attempts must not pull the focus back.
    if (attempt !== undefined && led.current === attempt) return;
    led.current = attempt ?? null;
    if (first !== undefined && !goTo(controlOf(first, box.current))) goTo(box.current);
  }, [shown, attempt]);
  const texts = errors.map(({ text }) => text);
  const [names, setNames] = useState<readonly (string | null | undefined)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors are looked up once
  useLayoutEffect(() => {
    setNames(
      errors.map(({ field, text }) =>
        texts.indexOf(text) < texts.lastIndexOf(text)
          ? nameOf(controlOf(field, box.current))
          : null,
      ),
    );
  }, [texts.join()]);
  if (!shown) return null;
  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    goTo(controlOf(field, event.currentTarget));
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
        {errors.map(({ field, text }, index) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => go(event, field)}>
              {names[index] ? `${text} (${names[index]})` : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
