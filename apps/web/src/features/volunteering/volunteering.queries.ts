import * as contract from '@hafi/contract/volunteering/volunteering.contract';
import type { helpRating, newHelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import type { HelpKind, Radius } from '@hafi/contract/volunteering/volunteering-terms';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

export type HelpWish = z.input<typeof newHelpRequest>;
export type Scope = 'open' | 'past';

const pageSize = 10;

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
const after = (cursor: string) => ({ limit: pageSize, ...(cursor ? { cursor } : {}) });

/** What was asked for an elder. */
export function useHelpRequests(elderId: string, scope: Scope) {
  return useInfiniteQuery({
    queryKey: ['volunteering', 'asked', elderId, scope],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listHelpRequests, { query: { elderId, scope, ...after(pageParam) }, signal }),
    ...pages,
  });
}

/** What is open for oneself and all elders whose bookings one keeps. */
export function useOpenHelp() {
  return useQuery({
    queryKey: ['volunteering', 'asked', 'all'],
    queryFn: async ({ signal }) =>
      (await call(contract.listHelpRequests, { query: { limit: pageSize }, signal })).data,
  });
}

/** Open requests around the volunteer's home. */
export function useNearRequests(wanted: { radius: Radius; kind: HelpKind | '' }) {
  const { kind, radius } = wanted;
  return useInfiniteQuery({
    queryKey: ['volunteering', 'near', radius, kind],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listNearRequests, {
        query: { radius, ...(kind ? { kind } : {}), ...after(pageParam) },
        signal,
      }),
    ...pages,
  });
}

/** What the volunteer has taken on. */
export function useTakenRequests(scope: Scope) {
  return useInfiniteQuery({
    queryKey: ['volunteering', 'taken', scope],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listTakenRequests, { query: { scope, ...after(pageParam) }, signal }),
    ...pages,
  });
}

function useAct<I>(send: (input: I) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      // Not waited for: what became of it must not stand still while lists are fetched.
      void client.invalidateQueries({ queryKey: ['volunteering'] });
    },
  });
}

/** Asks volunteers. The same key never asks twice. */
export const useAskVolunteer = () =>
  useAct(({ wish, key }: { wish: HelpWish; key: string }) =>
    call(contract.askVolunteer, { body: wish, idempotencyKey: key }),
  );

const steps = {
  accept: contract.acceptHelpRequest,
  giveBack: contract.giveBackHelpRequest,
  sayDone: contract.sayHelpDone,
  cancel: contract.cancelHelpRequest,
  confirm: contract.confirmHelp,
} as const;
export type HelpStep = keyof typeof steps;

/** One step of a request. */
export const useHelpStep = (step: HelpStep) =>
  useAct((id: string) => call(steps[step], { params: { id } }));

/** Says how the help was. */
export const useRateHelp = (id: string) =>
  useAct((body: z.input<typeof helpRating>) => call(contract.rateHelp, { params: { id }, body }));
