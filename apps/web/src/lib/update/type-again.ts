/** How often a field is looked at until React has hydrated it, in milliseconds. */
const pause = 100;

const isHydrated = (field: Element) =>
  Object.keys(field).some((key) => key.startsWith('__reactProps'));

/** `value` and `checked` of a hydrated field tell React what it has seen; its prototype's do not. */
function typeInto(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Types again what was typed into a prerendered field before React had hydrated it: React leaves it
 * there at first, but does not know of it, and overwrites it when it next draws the field.
 */
export function typeAgain(fields: ReadonlySet<Element>): void {
  for (const field of fields) {
    const look = () => {
      if (!field.isConnected) return;
      if (isHydrated(field)) typeInto(field as HTMLInputElement);
      else setTimeout(look, pause);
    };
    setTimeout(look, pause);
  }
}
