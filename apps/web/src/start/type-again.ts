import { whenHydrated } from './when-hydrated.ts';

/** What was typed or chosen, and where. */
type Typed = Pick<HTMLInputElement, 'checked' | 'name' | 'type' | 'value'>;

/** React remembers what it has seen of a field, and ignores events that bring nothing else. */
type Tracked = { _valueTracker?: { setValue(seen: string): void } };

const isChoice = ({ type }: Typed) => type === 'checkbox' || type === 'radio';

/** `checked` of a hydrated field tells React what it has seen; then a click changes it. */
function chooseAgain(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/**
 * Tells React of a value without touching it where it still stands: its reader may be typing on, with
 * the caret and an unfinished word in it.
 */
function typeInto(field: HTMLInputElement, typed: Typed): void {
  if (isChoice(typed)) {
    chooseAgain(field, typed.checked);
    return;
  }
  if (field.value === (field.defaultValue ?? '') && field.value !== typed.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      typed.value,
    );
  }
  (field as Tracked)._valueTracker?.setValue(`${field.value} `);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

const kindOf = ({ name, type }: Typed) => `${type} ${name}`;
const fieldsLike = (field: Typed) =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].filter(
    (each) => kindOf(each) === kindOf(field),
  );

/**
 * Types again what was typed into prerendered fields before React had hydrated them: React leaves it
 * there at first, but does not know of it, and overwrites it when it next draws the field.
 */
export function typeAgain(fields: ReadonlyMap<Element, readonly [string, boolean]>): void {
  for (const [element, [value, checked]] of fields) {
    const field = element as HTMLInputElement;
    // Already drawn again: the first of its kind.
    const position = Math.max(0, fieldsLike(field).indexOf(field));
    const { name, type } = field;
    const before: Typed = { checked, name, type, value };
    whenHydrated(
      field,
      () => fieldsLike(before)[position],
      (hydrated) => typeInto(hydrated, before),
    );
  }
}
