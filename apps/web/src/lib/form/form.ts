import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { Problem } from '@hafi/contract/core/problem';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useOutcomeNote } from '../outcome/outcome-note.tsx';
import { problemText } from '../words/problem-text.ts';
import { dropDraft, readDraft } from './form-draft.ts';
import { type FieldErrors, type FieldPath, useFields } from './form-values.ts';
import { issueText } from './issue-text.ts';

/** For `submit`: nothing is done yet, so that the draft stays. */
export const unfinished = Symbol('unfinished');

/**
 * A form validated by a contract schema, with errors in the page's language. A field is validated
 * when it loses focus, all of them on submit. `submit` may reject with a Problem: its field errors
 * go to their fields, else its message to `failure`. With `draftKey` the typed values survive a reload
 * (never passwords or codes). `defaults` lists the fields in the order of the form, which the error
 * summary follows. `submit` resolves to what was done, which the form says while it is
 * drawn, else the part of the page around it; to null when the page that it leads to says it; to
 * `unfinished` when something is still to be answered.
 */
export function useHafiForm<V extends object>(options: {
  schema: Pick<ZodMiniType, 'safeParseAsync'>;
  defaults: Partial<V>;
  submit: (values: V) => Promise<string | null | typeof unfinished>;
  draftKey?: string;
  /** What the server refused of the defaults in an earlier step: shown from the start. */
  refused?: FieldErrors | null;
  /** Error texts of this form by `field.code`, instead of the usual ones. */
  texts?: Record<string, string | ((values: V) => string | undefined)>;
  /** The text of `failure` when the server sent no message. */
  fallback?: string;
}) {
  const { i18n } = useLingui();
  const { schema, defaults, submit, draftKey, fallback } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(options.refused ? 1 : 0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { clear, note, say } = useOutcomeNote();

  const check = async (values: V): Promise<FieldErrors> => {
    const result = await schema.safeParseAsync(values, { reportInput: true });
    const errors: FieldErrors = {};
    for (const issue of result.error?.issues ?? []) {
      const wrong = toFieldIssue({ ...issue });
      const { path, code } = wrong;
      const own = options.texts?.[`${path}.${code}`];
      const text = typeof own === 'function' ? own(values) : own;
      errors[path] ??= text ?? issueText(wrong, i18n);
    }
    return errors;
  };
  const start = { ...defaults, ...readDraft<V>(draftKey) } as V;
  const fields = useFields<V>(start, check, draftKey, options.refused ?? {});

  const send = async () => {
    const values = fields.readAll();
    setFailure(null);
    const found = await check(values);
    fields.setErrors(found);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    const from = document.activeElement;
    clear();
    try {
      const done = await submit(values);
      if (done === unfinished) return;
      dropDraft(draftKey);
      if (done) say(done, from);
    } catch (error) {
      const refused = error instanceof Problem ? error.errors : [];
      fields.setErrors(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
      // A refusal that names its fields is said by them, and is over once they are corrected.
      const isNamed = refused.some(({ path }) => path !== '');
      setFailure(isNamed ? null : problemText(error, i18n, fallback));
      setAttempt((count) => count + 1);
    }
  };
  const onSubmit = async (event?: SubmitEvent | { preventDefault: () => void }) => {
    event?.preventDefault();
    // A second press while the first is pending must not send twice.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await send().finally(() => {
      sending.current = false;
      setBusy(false);
    });
  };
  const order = Object.keys(defaults);
  const placeOf = ({ field }: { field: string }) => order.indexOf(field.split('.')[0] ?? '');

  return {
    form: fields.form,
    onSubmit,
    /** Attributes of a field's input: its registration and error text. */
    field: (name: FieldPath<V>) => ({
      ...fields.form.register(name),
      error: fields.errors[name],
    }),
    /** For the error summary, in the order of the form. */
    errors: Object.entries(fields.errors)
      .filter(([field]) => field !== '')
      .map(([field, text]) => ({ field, text }))
      .sort((a, b) => placeOf(a) - placeOf(b)),
    /** Counts failed attempts, so that the summary takes the focus each time. */
    attempt,
    failure,
    busy,
    /** What the form has done, beside its button. */
    outcome: note,
    /** Says there what another button of the form has done. */
    say,
  };
}
