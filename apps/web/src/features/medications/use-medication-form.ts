import { Problem } from '@hafi/contract/core/problem';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sendOnce } from '../../kit/send-once.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/form/form-draft.ts';
import { issueText } from '../../lib/form/issue-text.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { bodyOf, draftOf, faultsOfStep, type MedicationDraft, stepOf } from './medication-draft.ts';
import { useSaveMedication } from './medications.queries.ts';

/** Replacements for error messages that would not say what to do. */
const ownTexts: Record<string, MessageDescriptor> = {
  'schedule.times.too-small': msg`Choose at least one time.`,
  'schedule.weekdays.too-small': msg`Choose at least one day.`,
};
const lastStep = 3;

/** The state of the medicine form: one step after the other, with the errors of each. */
export function useMedicationForm(
  elderId: string,
  medication: Medication | undefined,
  onSaved: (name: string) => void,
) {
  const { i18n, t } = useLingui();
  const draftKey = `medication-${medication?.id ?? elderId}`;
  const [draft, setDraft] = useState<MedicationDraft>(() => ({
    ...draftOf(medication),
    ...readDraft<MedicationDraft>(draftKey),
  }));
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [warned, setWarned] = useState<'medicine' | 'allergy' | null>(null);
  const save = useSaveMedication(elderId, medication?.id);

  const show = (faults: Record<string, string>) => {
    setErrors(faults);
    setAttempt((count) => count + 1);
  };
  const check = (): boolean => {
    const faults = faultsOfStep(bodyOf(draft, medication), step);
    const found = faults.map(({ code, path, values }) => {
      const own = ownTexts[`${path}.${code}`];
      // For the schema a missing number is a wrong type; report it as missing.
      const issue = { code: code === 'wrong-type' ? 'required' : code, values };
      return [path, own ? t(own) : issueText(issue, i18n)] as const;
    });
    if (found.length > 0) show(Object.fromEntries(found.reverse()));
    return found.length === 0;
  };
  const refused = (error: unknown) => {
    setFailure(problemText(error, i18n));
    const [first] = error instanceof Problem ? error.errors : [];
    if (!(error instanceof Problem) || !first) return show({});
    setStep(stepOf(first.path));
    show(Object.fromEntries(error.errors.map(({ message, path }) => [path, message])));
  };

  const put = async (heeded: { confirmed: boolean; allergyReason?: string }) => {
    const body = { ...bodyOf(draft, medication), ...heeded };
    // The same input sent again after a lost answer must not create a second medicine.
    await sendOnce(`medication:${elderId}`, body, (key) => save.mutateAsync({ body, key }));
    dropDraft(draftKey);
    onSaved(draft.name);
  };
  const send = async () => {
    try {
      await put({ confirmed: false });
    } catch (error) {
      const code = error instanceof Problem ? error.code : null;
      if (code === 'medicine-warned') setWarned('medicine');
      else if (code === 'allergy-warned') setWarned('allergy');
      else refused(error);
    }
  };

  return {
    draft,
    step,
    errors,
    attempt,
    failure,
    /** What speaks against the medicine, so that the person must confirm it or say why. */
    warned,
    busy: save.isPending,
    change(part: Partial<MedicationDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      keepDraft(draftKey, next);
    },
    unwarn() {
      setWarned(null);
    },
    confirm: () => put({ confirmed: true }),
    explain: (allergyReason: string) => put({ confirmed: true, allergyReason }),
    back() {
      setErrors({});
      setStep((before) => Math.max(0, before - 1));
    },
    next() {
      setFailure(null);
      if (!check()) return;
      setErrors({});
      if (step < lastStep) setStep(step + 1);
      else void send();
    },
  };
}

/** The props of each step. */
export type MedicationStep = Pick<
  ReturnType<typeof useMedicationForm>,
  'draft' | 'change' | 'errors'
>;
