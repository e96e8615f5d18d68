import { dayInKigali } from '@hafi/base/kigali-time';
import { Problem } from '@hafi/contract/core/problem';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { sendOnce } from '../../../kit/send-once.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { unfinished, useHafiForm } from '../../../lib/form/form.ts';
import { dropDraft } from '../../../lib/form/form-draft.ts';
import { useSaveMedication, useWritePaper } from '../medications.queries.ts';
import {
  emptyDraft,
  medicineOf,
  type PrescriptionDraft,
  prescriptionSchema,
  timesOf,
} from './prescription-draft.ts';

/** The state of the form by which a doctor prescribes: the medicine first, then its paper. */
export function usePrescription(elderId: string, onSaved: (name: string) => void) {
  const { t } = useLingui();
  const [startsOn] = useState(() => dayInKigali(clockNow()));
  const [warned, setWarned] = useState<'medicine' | 'allergy' | null>(null);
  const draftKey = `prescription-${elderId}`;
  const save = useSaveMedication(elderId, undefined);
  const paper = useWritePaper(elderId);

  const filled = useRef(emptyDraft);
  /** Why it is right although an allergy speaks against it, for the paper too. */
  const [allergyReason, setAllergyReason] = useState<string>();
  const put = async (heeded: { confirmed: boolean; allergyReason?: string }) => {
    const { name, quantity, reason } = filled.current;
    const body = { ...medicineOf(filled.current, startsOn), ...heeded };
    // The same input sent again after a lost answer must not create a second medicine.
    const { id: medicationId } = await sendOnce(`medication:${elderId}`, body, (key) =>
      save.mutateAsync({ body, key }),
    );
    // Kept with the draft, so that after a reload the paper is made and no second medicine.
    state.form.setValue('written', medicationId);
    setAllergyReason(heeded.allergyReason);
    const why = heeded.allergyReason ? { allergyReason: heeded.allergyReason } : {};
    try {
      await paper.mutateAsync({ medicationId, body: { quantity, reason, ...why } });
    } catch {
      // The form of the paper shows it.
      return unfinished;
    }
    dropDraft(draftKey);
    onSaved(name);
    return null;
  };
  const state = useHafiForm<PrescriptionDraft>({
    schema: prescriptionSchema(startsOn),
    defaults: emptyDraft,
    draftKey,
    texts: {
      'schedule.times.too-small': t`Choose at least one time.`,
      'schedule.times.invalid-choice': ({ rhythm }) => {
        const count = timesOf(rhythm) ?? 1;
        return t`Choose as many times as "How often" says: ${count}.`;
      },
      'schedule.weekdays.too-small': t`Choose at least one day.`,
      'schedule.mostPerDay.wrong-type': t`Write how many.`,
      'schedule.leastHours.wrong-type': t`Write a number of hours, or leave it empty.`,
      'days.invalid-choice': t`Write a number of days, or leave it empty.`,
      'pillsPerDose.wrong-type': t`Write how much of it, such as 1 or 0.5.`,
    },
    submit: async (values) => {
      filled.current = values;
      try {
        return await put({ confirmed: false });
      } catch (error) {
        const code = error instanceof Problem ? error.code : null;
        if (code === 'medicine-warned') setWarned('medicine');
        else if (code === 'allergy-warned') setWarned('allergy');
        else throw error;
        return unfinished;
      }
    },
  });
  const written = state.form.watch('written');
  const [kept] = useState(written !== '');
  return {
    state,
    startsOn,
    warned,
    /** The paper of the medicine that is written down is being made. */
    making: written !== '' && !kept && !paper.isError,
    /** The medicine that is written down, whose paper is missing, and why if that is known. */
    missing:
      kept || paper.isError ? { medicationId: written, allergyReason, error: paper.error } : null,
    dropDraft: () => dropDraft(draftKey),
    unwarn: () => setWarned(null),
    confirm: () => put({ confirmed: true }),
    explain: (allergyReason: string) => put({ confirmed: true, allergyReason }),
  };
}
