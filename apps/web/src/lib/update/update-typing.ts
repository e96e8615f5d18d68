import { readStored, store } from '../device-storage.ts';
import { secretNames } from '../form/form-draft.ts';

const key = 'hafi-typed';
/** How long to wait for a form to reappear, in milliseconds. */
const timeoutMs = 15_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Typed {
  readonly address: string;
  readonly values: readonly { readonly at: string; readonly value: string | boolean }[];
}

const controls = () => [...document.querySelectorAll<Control>('main :is(input, textarea, select)')];
const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Identifies a control across a reload: by its name, and its index among controls of that name. */
function placeOf(control: Control, all: readonly Control[]): string {
  const name = control.name || control.id;
  return `${name} ${all.filter((each) => (each.name || each.id) === name).indexOf(control)}`;
}

const isSecret = (control: Control) =>
  control.type === 'password' || control.type === 'file' || secretNames.test(control.name);

/**
 * Whether the page holds something that cannot be kept across a reload: a password or a chosen
 * file.
 */
export const hasUnkeepable = (): boolean =>
  controls().some((control) => isSecret(control) && control.value !== '');

/** Saves what is typed on this page across a reload, except passwords, codes and files. */
export function keepTyping(): void {
  const all = controls();
  const values = all
    .filter((control) => (control.name || control.id) && !isSecret(control))
    .map((control) => ({
      at: placeOf(control, all),
      value: isChoice(control) ? (control as HTMLInputElement).checked : control.value,
    }));
  const typed: Typed = { address: location.pathname + location.search, values };
  store('session', key, typed);
}

function take(): Typed | null {
  const typed = readStored<Typed>('session', key);
  store('session', key, null);
  return typed?.address === location.pathname + location.search ? typed : null;
}

/** Writes a value as if it were typed, with the events that React and the forms listen to. */
function write(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) control.click();
    return;
  }
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Restores what `keepTyping` saved, as the page's fields appear. Returns the stop function. */
export function returnTyping(): () => void {
  const typed = take();
  if (!typed) return () => undefined;
  const left = new Map(typed.values.map(({ at, value }) => [at, value]));
  const fill = () => {
    const all = controls();
    for (const control of all) {
      const at = placeOf(control, all);
      const value = left.get(at);
      if (value === undefined) continue;
      left.delete(at);
      write(control, value);
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  const late = setTimeout(() => observer.disconnect(), timeoutMs);
  fill();
  return () => {
    clearTimeout(late);
    observer.disconnect();
  };
}
