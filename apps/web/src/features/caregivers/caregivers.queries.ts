import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import * as contract from '@hafi/contract/caregivers/caregivers.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { useAccount } from '../../lib/session.ts';

const pageSize = 10;

/** The own visits of today. */
export function useTodaysRoute() {
  return useQuery({
    queryKey: ['caregivers', 'route', 'today'],
    queryFn: async ({ signal }) => (await call(contract.getCareRoute, { query: {}, signal })).data,
  });
}

/** The visits planned with an elder, and whose one may plan. */
export function useCarePlans(elderId: string) {
  return useQuery({
    queryKey: ['caregivers', elderId, 'plans'],
    queryFn: async ({ signal }) =>
      (await call(contract.listCarePlans, { params: { id: elderId }, signal })).data,
  });
}

/** The visits with an elder that were written down, newest first. */
export function useCareVisits(elderId: string) {
  return useInfiniteQuery({
    queryKey: ['caregivers', elderId, 'visits'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listCareVisits, {
        params: { id: elderId },
        query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One act on the plans of an elder. */
export type PlanAct =
  | { readonly act: 'add'; readonly body: z.input<typeof contract.addCarePlan.body> }
  | { readonly act: 'skip'; readonly planId: string; readonly day: string }
  | {
      readonly act: 'move';
      readonly planId: string;
      readonly day: string;
      readonly to: { readonly day: string; readonly time: string };
    }
  | { readonly act: 'end'; readonly planId: string };

function send(id: string, plan: PlanAct): Promise<unknown> {
  if (plan.act === 'add') return call(contract.addCarePlan, { params: { id }, body: plan.body });
  const params = { id, planId: plan.planId };
  const { day } = plan.act === 'end' ? { day: '' } : plan;
  if (plan.act === 'skip') return call(contract.skipCareVisit, { params, body: { day } });
  if (plan.act === 'move') {
    return call(contract.moveCareVisit, { params, body: { day, to: plan.to } });
  }
  return call(contract.endCarePlan, { params });
}

/** Plans visits, cancels or moves one, ends a plan. */
export function usePlanAct(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanAct) => send(elderId, plan),
    onSuccess: () => client.invalidateQueries({ queryKey: ['caregivers'] }),
  });
}

/**
 * Says something of a visit: kept on the device at once, and sent when there is a network. A refusal
 * is the mutation's error.
 */
export function useSayVisit() {
  const client = useQueryClient();
  const { id: person } = useAccount();
  return useMutation({
    // Without network it is kept, not put off.
    networkMode: 'always',
    mutationFn: async ({ elderId, entry }: { elderId: string; entry: CareEntry }) => {
      const outcome = await enqueue<typeof contract.logCareVisit>(contract.logCareVisit, {
        id: entry.id,
        person,
        topic: 'caregivers',
        params: { id: elderId },
        body: entry,
      });
      if (outcome.state === 'refused') throw outcome.problem;
      if (outcome.state === 'sent') await client.invalidateQueries({ queryKey: ['caregivers'] });
      return outcome.state;
    },
  });
}

/** Corrects a finished visit. */
export function useAmendVisit(elderId: string, visitId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof contract.amendCareVisit.body>) =>
      call(contract.amendCareVisit, { params: { id: elderId, visitId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['caregivers'] }),
  });
}
