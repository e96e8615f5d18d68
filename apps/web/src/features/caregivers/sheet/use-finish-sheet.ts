import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Problem } from '@hafi/contract/core/problem';
import { useState } from 'react';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useAccount } from '../../../lib/session.ts';
import { scheduledOf } from './say-arrival.ts';
import { withIds } from './sheet-draft.ts';
import { doneTasks, doseEntry, entryNames, visitEntry } from './sheet-entries.ts';
import { newReadingOf, type SheetReading } from './sheet-readings.ts';
import type { Sheet } from './use-sheet.ts';
import type { useSheetWords } from './use-sheet-words.ts';

/** An entry that was not taken, with what it says. */
export interface NotTaken {
  readonly name: string;
  readonly said: string;
  /** The server's answer, or what went wrong on this device. */
  readonly error: Error;
}

/** What became of a sheet. */
export interface Finished {
  readonly notTaken: readonly NotTaken[];
  /** Whether something waits for the network. */
  readonly waits: boolean;
}

interface Sending {
  readonly name: string;
  readonly said: string;
  readonly send: () => Promise<{ state: 'sent' | 'waiting' | 'refused'; problem?: Problem }>;
}

/** Sends a sheet: the visit, each dose and each reading, each once however often it is pressed. */
export function useFinishSheet(
  sheet: Sheet,
  stop: Pick<CareStop, 'calledOff' | 'elder' | 'planned'>,
  words: ReturnType<typeof useSheetWords>,
) {
  const { id: person } = useAccount();
  const [isSending, setIsSending] = useState(false);
  const send = async (
    times: Pick<CareEntry, 'arrivedAt' | 'leftAt'>,
    entered: {
      readonly visitId: string;
      readonly doses: NonNullable<CareStop['doses']>;
      readonly readings: readonly SheetReading[];
    },
  ): Promise<Finished> => {
    const { doses, readings, visitId } = entered;
    const names = entryNames(doses, readings);
    const draft = sheet.change((before) => withIds({ ...before, visitId }, names));
    const tasks = doneTasks(draft, { doses: doses.length, readings: readings.length });
    const visit = visitEntry(draft, { ...times, tasks, planned: scheduledOf(stop) });
    const params = { id: stop.elder.id };
    const all: Sending[] = [
      {
        name: 'visit',
        said: words.alone(words.visit({ ...draft, tasks }, times)),
        send() {
          return outbox.enqueue('visit', {
            person,
            params,
            id: visit.id,
            body: visit,
            said: this.said,
          });
        },
      },
      ...doses.map((dose) => {
        const body = doseEntry(draft, dose);
        const said = words.alone(words.dose(dose));
        const send = () => outbox.enqueue('dose', { person, params, id: body.id, body, said });
        return { name: `dose ${dose.medicationId} ${dose.dueAt ?? ''}`, said, send };
      }),
      ...readings.map((reading) => {
        const name = `reading ${reading.kind}`;
        const body = newReadingOf(reading, draft.ids[name] ?? '');
        const said = words.alone(words.reading(reading));
        const send = () => outbox.enqueue('reading', { person, params, id: body.id, body, said });
        return { name, said, send };
      }),
    ];
    const left = all.filter(({ name }) => !draft.sent.includes(name));
    let waits = false;
    const notTaken: NotTaken[] = [];
    await Promise.all(
      left.map(async (each) => {
        try {
          const outcome = await each.send();
          if (outcome.state === 'waiting') waits = true;
          if (outcome.problem) notTaken.push({ ...each, error: outcome.problem });
        } catch (error) {
          // The device could not keep it.
          notTaken.push({ ...each, error: error as Error });
        }
      }),
    );
    const refused = new Set(notTaken.map(({ name }) => name));
    const sent = all.map(({ name }) => name).filter((name) => !refused.has(name));
    sheet.change((before) => ({ ...before, sent }));
    return { notTaken, waits };
  };
  return {
    isSending,
    send: async (...given: Parameters<typeof send>) => {
      setIsSending(true);
      try {
        return await send(...given);
      } finally {
        setIsSending(false);
      }
    },
  };
}
