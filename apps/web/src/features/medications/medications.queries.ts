import { minuteInMs } from '@hafi/base/time';
import { writePrescription } from '@hafi/contract/exchange/prescription.contract';
import type { prescription } from '@hafi/contract/exchange/prescription.schemas';
import type {
  Dose,
  DoseDay,
  DoseEntry,
  medicationInput,
} from '@hafi/contract/medications/medication.schemas';
import {
  addMedication,
  changeMedication,
  checkMedicationName,
  listDoses,
  listMedicationChanges,
  listMedications,
  refillMedication,
  stopMedication,
} from '@hafi/contract/medications/medications.contract';
import type * as z from 'zod/mini';
import { shortestChecked } from '../../kit/medications/check.queries.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';
import { ask } from '../../lib/query/ask.ts';
import { changeAnswer } from '../../lib/query/change-answer.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

/** A medicine as the form submits it. */
export type MedicationBody = z.input<typeof medicationInput>;

/** What stands on the paper of a medicine. */
type PaperBody = z.input<typeof prescription>;

/** An elder's current medicines, then the former ones. */
export const useMedications = (elderId: string) =>
  useAnswer(listMedications, { params: { id: elderId } });

/** The history of a medicine; fetched once it is opened. */
export const useMedicationChanges = (elderId: string, medicationId: string, wanted: boolean) =>
  useAnswer(listMedicationChanges, { params: { id: elderId, medicationId } }, { enabled: wanted });

const todayOf = (elderId: string) => ({ params: { id: elderId }, query: {} });

/** An elder's doses of today (Kigali); polled each minute, because doses become due. */
export const useTodaysDoses = (elderId: string) =>
  useAnswer(listDoses, todayOf(elderId), { refetchInterval: minuteInMs });

/** What speaks against a medicine of this name; short names are not compared. */
export function useMedicineCheck(elderId: string, typed: string, except: string | undefined) {
  const name = typed.trim();
  return useAnswer(
    checkMedicationName,
    { params: { id: elderId }, query: { name } },
    {
      enabled: name.length >= shortestChecked,
      select: ({ data }) =>
        data.filter(
          ({ kind, words }) => !(kind === 'duplicate' || kind === 'class') || words !== except,
        ),
    },
  );
}

/** Adds a medicine, or changes the one with the id. The same idempotency key never adds twice. */
export const useSaveMedication = (elderId: string, medicationId: string | undefined) =>
  useActs(({ body, key }: { body: MedicationBody; key: string }) =>
    medicationId
      ? ask(changeMedication, { params: { id: elderId, medicationId }, body })
      : ask(addMedication, { params: { id: elderId }, body, idempotencyKey: key }),
  );

/** Makes the paper of a medicine, for the pharmacy. */
export const useWritePaper = (elderId: string) =>
  useAct(
    writePrescription,
    ({ body, medicationId }: { body: PaperBody; medicationId: string }) => ({
      params: { id: elderId, medicationId },
      body,
    }),
    // The list of documents has it when its page says so.
    { waits: true },
  );

/** Stops a medicine. */
export const useStopMedication = (elderId: string, medicationId: string) =>
  useAct(stopMedication, (reason: string) => ({
    params: { id: elderId, medicationId },
    body: { reason },
  }));

/** Adds bought pills. The same idempotency key never adds twice. */
export const useRefill = (elderId: string, medicationId: string) =>
  useAct(refillMedication, ({ pills, key }: { pills: number; key: string }) => ({
    params: { id: elderId, medicationId },
    body: { pills },
    idempotencyKey: key,
  }));

/** An answer to a dose, without the fields that every entry has. */
export type Said = Pick<DoseEntry, 'medicationId' | 'dueAt' | 'status'> &
  Partial<Pick<DoseEntry, 'doseId' | 'reason' | 'confirmed'>>;

/**
 * Whether two entries are about the same dose: the same scheduled time of the same medicine, or the
 * same as-needed dose.
 */
export const isSameDose = (
  dose: Pick<Dose, 'id' | 'medicationId' | 'dueAt'>,
  entry: Pick<DoseEntry, 'id' | 'medicationId' | 'dueAt'> & { doseId?: string | undefined },
): boolean =>
  entry.dueAt === null
    ? dose.id === (entry.doseId ?? entry.id)
    : dose.medicationId === entry.medicationId && dose.dueAt === entry.dueAt;

/** Inserts or replaces a dose in a day. */
function withDose(day: DoseDay, answer: Dose): DoseDay {
  const id = answer.id ?? '';
  const entry = { id, medicationId: answer.medicationId, dueAt: answer.dueAt };
  const known = day.doses.some((dose) => isSameDose(dose, entry));
  const doses = known
    ? day.doses.map((dose) => (isSameDose(dose, entry) ? answer : dose))
    : [...day.doses, answer];
  return { ...day, doses: doses.filter(({ dueAt, state }) => dueAt !== null || state !== 'due') };
}

/**
 * Records an answer to a dose: stored on the device at once, sent when there is a network. A
 * refusal is the action's error.
 */
export function useRecordDose(elderId: string) {
  const { id: person } = useAccount();
  return useWork(async (said: Said) => {
    const id = newId();
    const outcome = await outbox.enqueue('dose', {
      id,
      person,
      params: { id: elderId },
      body: { ...said, id, at: clockNow().toISOString() },
    });
    if (outcome.state === 'refused') throw outcome.problem;
    if (outcome.state === 'sent' && outcome.answer) {
      const { data } = outcome.answer;
      const add = (day: { data: DoseDay }) => ({ data: withDose(day.data, data) });
      // What the server answered counts: somebody else may have recorded the same dose before.
      if (changeAnswer(listDoses, todayOf(elderId), add)) await outbox.dismiss(id);
    }
    return outcome.state;
  });
}
