import { minuteInMs } from '@hafi/base/time';
import type {
  Dose,
  DoseDay,
  DoseEntry,
  Medication,
  medicationInput,
} from '@hafi/contract/medications/medication.schemas';
import {
  addMedication,
  changeMedication,
  checkMedicationName,
  listDoses,
  listMedicationChanges,
  listMedications,
  recordDose,
  refillMedication,
  stopMedication,
} from '@hafi/contract/medications/medications.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** A medicine as the form writes it. */
export type MedicationBody = z.input<typeof medicationInput>;

/** Everything that an elder takes, then what they have taken. */
export function useMedications(elderId: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['medications', elderId, 'list', locale],
    queryFn: async ({ signal }) =>
      (await call(listMedications, { params: { id: elderId }, signal })).data,
  });
}

/** What was done with a medicine, asked for once somebody wants to know. */
export function useMedicationChanges(elderId: string, medicationId: string, wanted: boolean) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['medications', elderId, 'history', medicationId, locale],
    queryFn: async ({ signal }) =>
      (await call(listMedicationChanges, { params: { id: elderId, medicationId }, signal })).data,
    enabled: wanted,
  });
}

const todayKey = (elderId: string) => ['medications', elderId, 'doses', 'today'];

/** An elder's doses of today, as it is in Kigali. Asked again each minute: doses become due. */
export function useTodaysDoses(elderId: string) {
  return useQuery({
    queryKey: todayKey(elderId),
    queryFn: async ({ signal }) =>
      (await call(listDoses, { params: { id: elderId }, query: {}, signal })).data,
    refetchInterval: minuteInMs,
  });
}

/** What the name of a medicine brings to mind; nothing is asked for shorter ones. */
export function useNameWarnings(elderId: string, name: string, except: string | undefined) {
  const asked = name.trim();
  return useQuery({
    queryKey: ['medications', elderId, 'warnings', asked],
    queryFn: async ({ signal }) =>
      (await call(checkMedicationName, { params: { id: elderId }, query: { name: asked }, signal }))
        .data,
    enabled: asked.length >= 3,
    select: (warnings) =>
      warnings.filter(({ kind, words }) => kind !== 'duplicate' || words !== except),
  });
}

function useMedicationAct<V>(elderId: string, act: (given: V) => Promise<{ data: Medication }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: V) => (await act(given)).data,
    onSettled: () => void client.invalidateQueries({ queryKey: ['medications', elderId] }),
  });
}

/** Adds a medicine, or changes the one with the id. The same key never adds twice. */
export function useSaveMedication(elderId: string, medicationId: string | undefined) {
  return useMedicationAct(elderId, ({ body, key }: { body: MedicationBody; key: string }) =>
    medicationId
      ? call(changeMedication, { params: { id: elderId, medicationId }, body })
      : call(addMedication, { params: { id: elderId }, body, idempotencyKey: key }),
  );
}

/** Ends a medicine. */
export function useStopMedication(elderId: string, medicationId: string) {
  return useMedicationAct(elderId, (reason: string) =>
    call(stopMedication, { params: { id: elderId, medicationId }, body: { reason } }),
  );
}

/** Adds bought pills. The same key never adds twice. */
export function useRefill(elderId: string, medicationId: string) {
  return useMedicationAct(elderId, ({ pills, key }: { pills: number; key: string }) =>
    call(refillMedication, {
      params: { id: elderId, medicationId },
      body: { pills },
      idempotencyKey: key,
    }),
  );
}

/** What is said of a dose, without what every entry has. */
export type Said = Pick<DoseEntry, 'medicationId' | 'dueAt' | 'status'> &
  Partial<Pick<DoseEntry, 'doseId' | 'reason' | 'confirmed'>>;

/** The same dose: planned for the same time of the same medicine, or the same one as needed. */
export const isSameDose = (
  dose: Pick<Dose, 'id' | 'medicationId' | 'dueAt'>,
  entry: Pick<DoseEntry, 'id' | 'medicationId' | 'dueAt'> & { doseId?: string | undefined },
): boolean =>
  entry.dueAt === null
    ? dose.id === (entry.doseId ?? entry.id)
    : dose.medicationId === entry.medicationId && dose.dueAt === entry.dueAt;

/** Puts an answer into a day, in place of the dose before or as a new one. */
function withDose(day: DoseDay | undefined, answer: Dose): DoseDay | undefined {
  if (!day) return day;
  const id = answer.id ?? '';
  const entry = { id, medicationId: answer.medicationId, dueAt: answer.dueAt };
  const at = day.doses.findIndex((dose) => isSameDose(dose, entry));
  const doses = at < 0 ? [...day.doses, answer] : day.doses.with(at, answer);
  return { ...day, doses: doses.filter(({ dueAt, state }) => dueAt !== null || state !== 'due') };
}

/**
 * Says something of a dose: kept on the device at once, and sent when there is a network. A refusal
 * is the mutation's error.
 */
export function useSayDose(elderId: string) {
  const client = useQueryClient();
  const { id: person } = useAccount();
  return useMutation({
    // Without network it is kept, not put off.
    networkMode: 'always',
    mutationFn: async (said: Said) => {
      const id = newId();
      const outcome = await enqueue<typeof recordDose>(recordDose, {
        id,
        person,
        topic: 'medications',
        params: { id: elderId },
        body: { ...said, id, at: new Date().toISOString() },
      });
      if (outcome.state === 'refused') throw outcome.problem;
      if (outcome.state === 'sent' && outcome.answer) {
        const { data } = outcome.answer as { data: Dose };
        client.setQueryData<DoseDay>(todayKey(elderId), (day) => withDose(day, data));
      }
      return outcome.state;
    },
  });
}
