import { fieldTexts } from '@hafi/contract/core/field-texts';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { Problem } from '@hafi/contract/core/problem';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { problemText } from './problem-text.ts';

type Texts = Record<string, { id: string; message: string }>;
const texts: Texts = fieldTexts;

/** Puts `value` at a dotted path of nested objects. */
function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = target;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[last] ??= value;
}

function schemaResolver<V extends FieldValues>(
  schema: z.ZodMiniType,
  say: (code: string, values: Record<string, unknown>, path: string) => string,
): Resolver<V> {
  return async (values) => {
    const result = z.safeParse(schema, values, { reportInput: true });
    // The typed values are kept: the server brings them to their final form itself.
    if (result.success) return { values, errors: {} };
    const errors = {};
    for (const issue of result.error.issues) {
      const { path, code, values: facts = {} } = toFieldIssue({ ...issue });
      setAt(errors, path || 'root', { type: code, message: say(code, facts, path) });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

function flatten(errors: object, prefix = ''): { field: string; text: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const field = prefix + name;
    if (!error || typeof error !== 'object') return [];
    if ('message' in error && typeof error.message === 'string') {
      return field === 'root' ? [] : [{ field, text: error.message }];
    }
    return 'ref' in error ? [] : flatten(error, `${field}.`);
  });
}

function readDraft<V>(draftKey: string | undefined): Partial<V> {
  if (!draftKey) return {};
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Never kept on the device, whatever form they stand in: it may be a shared phone. */
const secretNames = /password|code|otp|^nid$/i;

/**
 * A form checked by a schema of the contract, with errors in the page's language. `submit` may
 * reject with a Problem: its field errors go to their fields, its words to `failure`. With
 * `draftKey` what was typed survives a reload (never passwords and codes). The fields stand in
 * `defaults` in the order of the form: the error summary lists them so.
 */
export function useHafiForm<V extends FieldValues>(options: {
  schema: z.ZodMiniType;
  defaults: DefaultValues<V>;
  submit: (values: V) => Promise<void>;
  draftKey?: string;
  /** Words of this form instead of the usual ones, by `field.code`. */
  texts?: Record<string, string>;
  /** What `failure` says when the server did not find words. */
  fallback?: string;
}) {
  const { _, i18n } = useLingui();
  const { schema, defaults, submit, draftKey, fallback } = options;
  const say = (code: string, values: Record<string, unknown>, path: string) => {
    const own = options.texts?.[`${path}.${code}`];
    if (own) return own;
    const text = texts[code] ?? fieldTexts['invalid-format'];
    return _(text.id, values, { message: text.message });
  };
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<V>({
    resolver: schemaResolver<V>(schema, say),
    defaultValues: { ...defaults, ...readDraft<V>(draftKey) } as DefaultValues<V>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!draftKey) return;
    const { unsubscribe } = form.watch((values) => {
      const open = Object.entries(values).filter(([name]) => !secretNames.test(name));
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(open)));
    });
    return unsubscribe;
  }, [draftKey, form]);

  const send = async (values: V) => {
    setFailure(null);
    try {
      await submit(values);
      if (draftKey) sessionStorage.removeItem(draftKey);
    } catch (error) {
      const fields = error instanceof Problem ? error.errors : [];
      for (const { path, message } of fields) form.setError(path as Path<V>, { message });
      setFailure(problemText(error, i18n, fallback));
      setAttempt((count) => count + 1);
    }
  };
  const onSubmit = form.handleSubmit(send, () => setAttempt((count) => count + 1));
  const { errors, isSubmitting } = form.formState;
  const order = Object.keys(defaults);
  const placeOf = ({ field }: { field: string }) => order.indexOf(field.split('.')[0] ?? '');

  return {
    form,
    onSubmit,
    /** Attributes of a field's input: its registration and its error text. */
    field: (name: Path<V>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** For the error summary, in the order of the form. */
    errors: flatten(errors).sort((a, b) => placeOf(a) - placeOf(b)),
    /** Counts failed tries, so that the summary takes the focus each time. */
    attempt,
    failure,
    busy: isSubmitting,
  };
}
