import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { keepDraft } from './form-draft.ts';
import { type FieldElement, isFilled, read, show, valueAt, withValueAt } from './form-fields.ts';

/** Error texts by dotted path. */
export type FieldErrors = Record<string, string>;

type Nested<T> = T extends readonly unknown[] ? never : T extends object ? T : never;

/** The dotted paths of a form's values. */
export type FieldPath<V> = {
  [K in keyof V & string]: [Nested<NonNullable<V[K]>>] extends [never]
    ? K
    : K | `${K}.${FieldPath<NonNullable<V[K]>>}`;
}[keyof V & string];

/** The attributes that connect an input to a form; spread them on the element. */
export interface FieldRegistration {
  readonly name: string;
  readonly ref: (element: FieldElement | null) => (() => void) | undefined;
  readonly onChange: () => void;
  readonly onBlur: () => void;
}

interface Field {
  readonly elements: Set<FieldElement>;
  readonly registration: FieldRegistration;
  convert: ((typed: unknown) => unknown) | undefined;
}

/**
 * The values of a form, kept outside React state so that typing causes no re-render. Inputs are
 * uncontrolled: they are written when they mount and when code sets a value.
 */
export function useFields<V extends object>(
  start: V,
  check: (values: V) => Promise<FieldErrors>,
  draftKey: string | undefined,
  refused: FieldErrors,
) {
  const [errors, setErrors] = useState(refused);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef({
    values: start,
    fields: new Map<string, Field>(),
    left: new Set<string>(),
    watched: new Set<string>(),
  });
  const latestCheck = useRef(check);
  useLayoutEffect(() => {
    latestCheck.current = check;
  });
  const { current } = kept;

  const checkOne = async (name: string) => {
    const { [name]: error } = await latestCheck.current(current.values);
    setErrors(({ [name]: _before, ...others }) => (error ? { ...others, [name]: error } : others));
  };
  const readInto = (name: string) => {
    const field = current.fields.get(name);
    if (!field || field.elements.size === 0) return;
    const typed = read([...field.elements], valueAt(current.values, name));
    const value = field.convert ? field.convert(typed) : typed;
    current.values = withValueAt(current.values, name, value);
  };
  const changed = (name: string) => {
    keepDraft(draftKey, current.values);
    if (current.watched.has(name)) redraw();
    if (current.left.has(name)) void checkOne(name);
  };

  const createField = (name: string): Field => {
    const elements = new Set<FieldElement>();
    return {
      elements,
      convert: undefined,
      registration: {
        name,
        ref: (element) => {
          if (!element) return undefined;
          elements.add(element);
          if (isFilled(element)) readInto(name);
          else show(element, valueAt(current.values, name));
          return () => void elements.delete(element);
        },
        onChange: () => {
          readInto(name);
          changed(name);
        },
        onBlur: () => {
          // An empty required field is reported only on submit: it may be filled in later, and an
          // error that appears meanwhile shifts the layout.
          const passedOver = ['', undefined].some((none) => none === valueAt(current.values, name));
          if (passedOver && !current.left.has(name)) return;
          current.left.add(name);
          afterPress(() => void checkOne(name));
        },
      },
    };
  };

  const form = {
    register(name: FieldPath<V>, how: { setValueAs?: (typed: unknown) => unknown } = {}) {
      const field = current.fields.get(name) ?? createField(name);
      current.fields.set(name, field);
      if (how.setValueAs) field.convert = how.setValueAs;
      return field.registration;
    },
    /** Returns the current value and re-renders the component when it changes. */
    watch<K extends keyof V & string>(name: K): V[K] {
      current.watched.add(name);
      return current.values[name];
    },
    setValue<K extends keyof V & string>(
      name: K,
      value: V[K],
      how: { shouldValidate?: boolean } = {},
    ) {
      current.values = withValueAt(current.values, name, value);
      for (const element of current.fields.get(name)?.elements ?? []) show(element, value);
      keepDraft(draftKey, current.values);
      if (current.watched.has(name)) redraw();
      if (how.shouldValidate) void checkOne(name);
    },
    reset(values: V) {
      current.values = values;
      current.left.clear();
      for (const [name, { elements }] of current.fields) {
        for (const element of elements) show(element, valueAt(values, name));
      }
      setErrors({});
      redraw();
    },
  };

  return {
    form,
    errors,
    setErrors,
    /** All values, including those that the browser filled in without an event. */
    readAll(): V {
      for (const name of current.fields.keys()) readInto(name);
      return current.values;
    },
  };
}
