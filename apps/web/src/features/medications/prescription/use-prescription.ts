import { dayInKigali } from '@hafi/base/kigali-time';
import { Problem } from '@hafi/contract/core/problem';
import { writePrescription } from '@hafi/contract/exchange/prescription.contract';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { sendOnce } from '../../../kit/send-once.ts';
import type { CallOptions } from '../../../lib/api.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { dropDraft } from '../../../lib/form/form-draft.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useSaveMedication } from '../medications.queries.ts';
import {
  emptyDraft,
  medicineOf,
  type PrescriptionDraft,
  prescriptionSchema,
} from './prescription-draft.ts';

/** The state of the form by which a doctor prescribes: the medicine first, then its paper. */
export function usePrescription(elderId: string, onSaved: (name: string) => void) {
  const { t } = useLingui();
  const [startsOn] = useState(() => dayInKigali(clockNow()));
  const [warned, setWarned] = useState<'medicine' | 'allergy' | null>(null);
  /** The medicine that is written down, whose paper is missing. */
  const [written, setWritten] = useState<string | null>(null);
  const draftKey = `prescription-${elderId}`;
  const save = useSaveMedication(elderId, undefined);
  const paper = useAct(
    writePrescription,
    (options: CallOptions<typeof writePrescription>) => options,
    { waits: true },
  );

  const filled = useRef(emptyDraft);
  /** Why it is right although an allergy speaks against it, for the paper too. */
  const reasonGiven = useRef<string | undefined>(undefined);
  const write = async (medicationId: string) => {
    const { name, quantity, reason } = filled.current;
    const allergyReason = reasonGiven.current;
    const body = { quantity, reason, ...(allergyReason ? { allergyReason } : {}) };
    await paper.mutateAsync({ params: { id: elderId, medicationId }, body });
    dropDraft(draftKey);
    onSaved(name);
  };
  const put = async (heeded: { confirmed: boolean; allergyReason?: string }) => {
    reasonGiven.current = heeded.allergyReason;
    // An allergy was added after the medicine: only the paper is missing.
    if (written) {
      await write(written);
      setWarned(null);
      return;
    }
    const body = { ...medicineOf(filled.current, startsOn), ...heeded };
    // The same input sent again after a lost answer must not create a second medicine.
    const { id } = await sendOnce(`medication:${elderId}`, body, (key) =>
      save.mutateAsync({ body, key }),
    );
    setWarned(null);
    setWritten(id);
    await write(id);
  };
  /** Asks what a refusal asks for; throws any other error. */
  const warn = (error: unknown) => {
    const code = error instanceof Problem ? error.code : null;
    if (code === 'medicine-warned') setWarned('medicine');
    else if (code === 'allergy-warned') setWarned('allergy');
    else throw error;
  };
  const state = useHafiForm<PrescriptionDraft>({
    schema: prescriptionSchema(startsOn),
    defaults: emptyDraft,
    draftKey,
    texts: {
      'schedule.times.too-small': t`Choose at least one time.`,
      'days.invalid-choice': t`Write a number of days, or leave it empty.`,
      'pillsPerDose.wrong-type': t`Write how much of it, such as 1 or 0.5.`,
    },
    submit: async (values) => {
      filled.current = values;
      try {
        await put({ confirmed: false });
      } catch (error) {
        warn(error);
      }
      return null;
    },
  });
  return {
    state,
    startsOn,
    warned,
    written,
    paper,
    writeAgain: () => (written ? write(written).catch(warn) : Promise.resolve()),
    unwarn: () => setWarned(null),
    confirm: () => put({ confirmed: true }),
    explain: (allergyReason: string) => put({ confirmed: true, allergyReason }),
  };
}
