/** How often a field is looked at until React has hydrated it, in milliseconds. */
const pause = 100;
/** How long it is waited for, in milliseconds. */
const patience = 15_000;

/** What was typed or chosen, and where. */
type Typed = Pick<HTMLInputElement, 'checked' | 'name' | 'type' | 'value'>;

const isHydrated = (field: Element) =>
  Object.keys(field).some((key) => key.startsWith('__reactProps'));

/** `value` and `checked` of a hydrated field tell React what it has seen; its prototype's do not. */
function typeInto(field: HTMLInputElement, typed: Typed): void {
  const { checked, type, value } = typed;
  if (type === 'checkbox' || type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

const kindOf = ({ name, type }: Typed) => `${type} ${name}`;
const fieldsLike = (field: Typed) =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].filter(
    (each) => kindOf(each) === kindOf(field),
  );

function typeWhenHydrated(typed: HTMLInputElement, value: string, checked: boolean): void {
  // Already remounted: the first of its kind.
  const position = Math.max(0, fieldsLike(typed).indexOf(typed));
  const { type, name } = typed;
  const before: Typed = { checked, type, name, value };
  let left = patience / pause;
  const check = () => {
    // React may have remounted the part instead of hydrating it.
    const field = typed.isConnected ? typed : fieldsLike(before)[position];
    left -= 1;
    if (field && isHydrated(field)) typeInto(field, before);
    else if (left > 0) setTimeout(check, pause);
  };
  setTimeout(check, pause);
}

/**
 * Types again what was typed into prerendered fields before React had hydrated them: React leaves it
 * there at first, but does not know of it, and overwrites it when it next draws the field.
 */
export function typeAgain(fields: ReadonlyMap<Element, readonly [string, boolean]>): void {
  for (const [field, typed] of fields) typeWhenHydrated(field as HTMLInputElement, ...typed);
}
