/** An element that holds a form value. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Values = Record<string, unknown>;

/** The value at a dotted path (`billing.email`). */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Values | undefined)?.[name], values);
}

/** A copy of the values with another one at a dotted path. */
export function withValueAt<V extends object>(values: V, path: string, value: unknown): V {
  const [first = '', ...rest] = path.split('.');
  const inner = (values as Values)[first];
  const next =
    rest.length > 0 ? withValueAt((inner ?? {}) as object, rest.join('.'), value) : value;
  return { ...values, [first]: next };
}

const isChoice = (element: FieldElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** Writes a value to its element: a checkbox, a radio button or text. */
export function show(element: FieldElement, value: unknown): void {
  if (!isChoice(element)) {
    const text = value === undefined || value === null ? '' : String(value);
    if (element.value !== text) element.value = text;
  } else if (element.type === 'radio') element.checked = element.value === value;
  else element.checked = Array.isArray(value) ? value.includes(element.value) : Boolean(value);
}

/**
 * Reads the value of one field from its elements; `before` tells a list of choices from a single
 * checkbox.
 */
export function read(elements: readonly FieldElement[], before: unknown): unknown {
  const [first] = elements;
  if (!first) return before;
  if (!isChoice(first)) return first.value;
  const ticked = elements.filter((each) => isChoice(each) && each.checked);
  if (first.type === 'radio') return ticked[0]?.value ?? before;
  return Array.isArray(before) ? ticked.map(({ value }) => value) : ticked.length > 0;
}

/** Whether the element was filled in before hydration. */
export function isFilled(element: FieldElement): boolean {
  if (isChoice(element)) return element.checked !== element.defaultChecked;
  if (!(element instanceof HTMLSelectElement)) return element.value !== element.defaultValue;
  const chosen = element.options[element.selectedIndex];
  return element.selectedIndex > 0 && chosen?.defaultSelected === false;
}
