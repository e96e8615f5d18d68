import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useState } from 'react';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useMedications, useRecordDose } from './medications.queries.ts';
import { useShownDoses } from './use-shown-doses.ts';
import { doseKey, type ShownDose } from './waiting-doses.ts';

/** Whether the answer to a dose stands, and can be taken back. */
const stands = ({ can, state }: ShownDose) =>
  can.correct && (state === 'taken' || state === 'late' || state === 'skipped');

/** The doses that are due now, as one task: answered together or put off, and taken back. */
export function useDueDoses(elder: Elder) {
  const { doses, query } = useShownDoses(elder);
  const medications = useMedications(elder.id);
  const known = statusOf(query);
  const record = useRecordDose(elder.id);
  const [here, setHere] = useState<ReadonlySet<string>>(new Set());
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [isBack, setBack] = useState(false);
  const answeredHere = (of: readonly ShownDose[]) =>
    setHere((before) => new Set([...before, ...of.map(doseKey)]));
  const sayAll = useWork(
    async ({ of, status }: { of: readonly ShownDose[]; status: 'taken' | 'undone' }) => {
      answeredHere(of);
      const failures: unknown[] = [];
      const states: string[] = [];
      // One after the other: each is its own entry, and one that is refused stops no other.
      for (const { medicationId, dueAt } of of) {
        await record.mutateAsync({ medicationId, dueAt, status }).then(
          (state) => states.push(state),
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
      return states.includes('waiting') ? 'waiting' : 'sent';
    },
  );
  const due = doses.filter(({ can, state }) => state === 'due' && can.answer);
  return {
    /** Whether the doses of today are known. */
    is: known.status,
    query,
    medications,
    doses,
    due: due.filter((dose) => !later.has(doseKey(dose))),
    putOff: due.filter((dose) => later.has(doseKey(dose))),
    /** Those answered here, which can be taken back. */
    answered: doses.filter((dose) => here.has(doseKey(dose)) && stands(dose)),
    take: (of: readonly ShownDose[]) => sayAll.mutate({ of, status: 'taken' }, { done: null }),
    /** Resolves to whether that was sent, or waits on this device. */
    takeBack: (of: readonly ShownDose[]) => sayAll.mutateAsync({ of, status: 'undone' }),
    /** One was answered on its own. */
    answeredHere,
    /** Asks for them later; nothing is written down. */
    putThemOff: (of: readonly ShownDose[]) => setLater(new Set(of.map(doseKey))),
    askAgain: () => {
      setBack(true);
      setLater(new Set());
    },
    /** Those that were put off are asked for again. */
    isBack,
    busy: sayAll.isPending,
    error: sayAll.error,
  };
}

export type DueDoses = ReturnType<typeof useDueDoses>;
