import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import * as contract from '@hafi/contract/caregivers/caregivers.contract';
import type * as z from 'zod/mini';
import { outbox } from '../../lib/outbox/own-outbox.ts';
import { ask } from '../../lib/query/ask.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

/** The caregiver's own visits of a day; today's without one, which the device keeps. */
export const useCareRoute = (day?: string) =>
  useAnswer(contract.getCareRoute, { query: day === undefined ? {} : { day } });

/** The caregiver's coming days in short, and the hours worked. */
export const useCareWeek = () => useAnswer(contract.getCareWeek, {});

/** An elder's visit schedules, and the caregivers whose visits the person may schedule. */
export const useVisitSchedules = (elderId: string) =>
  useAnswer(contract.listVisitSchedules, { params: { id: elderId } });

/** The logged visits to an elder, newest first. */
export const useCareVisits = (elderId: string) =>
  usePages(contract.listCareVisits, { params: { id: elderId }, query: { limit: 10 } });

/** An action on an elder's visit schedules. */
export type ScheduleAct =
  | { readonly act: 'add'; readonly body: z.input<typeof contract.addVisitSchedule.body> }
  | { readonly act: 'skip'; readonly scheduleId: string; readonly day: string }
  | {
      readonly act: 'move';
      readonly scheduleId: string;
      readonly day: string;
      readonly to: { readonly day: string; readonly time: string };
    }
  | { readonly act: 'end'; readonly scheduleId: string };

function prepare(id: string, schedule: ScheduleAct) {
  if (schedule.act === 'add')
    return ask(contract.addVisitSchedule, { params: { id }, body: schedule.body });
  const params = { id, scheduleId: schedule.scheduleId };
  if (schedule.act === 'end') return ask(contract.endVisitSchedule, { params });
  const { day } = schedule;
  if (schedule.act === 'skip') return ask(contract.skipCareVisit, { params, body: { day } });
  return ask(contract.moveCareVisit, { params, body: { day, to: schedule.to } });
}

/** Schedules visits, cancels or moves one, ends a schedule. */
export const useScheduleAct = (elderId: string) =>
  useActs((schedule: ScheduleAct) => prepare(elderId, schedule), { waits: true });

/**
 * Logs a visit: stored on the device at once, sent when there is a network. A refusal is the
 * action's error.
 */
export function useLogVisit() {
  const { id: person } = useAccount();
  return useWork(async ({ elderId, entry }: { elderId: string; entry: CareEntry }) => {
    const params = { id: elderId };
    const outcome = await outbox.enqueue('visit', { person, params, body: entry });
    if (outcome.state === 'refused') throw outcome.problem;
    return outcome.state;
  });
}

/** Corrects a finished visit. */
export const useAmendVisit = (elderId: string, visitId: string) =>
  useAct(
    contract.amendCareVisit,
    (body: z.input<typeof contract.amendCareVisit.body>) => ({
      params: { id: elderId, visitId },
      body,
    }),
    { waits: true },
  );
