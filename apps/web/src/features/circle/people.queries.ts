import type { memberChange } from '@hafi/contract/circle/circle.schemas';
import type { witnessedConsent } from '@hafi/contract/circle/consent.schemas';
import { listConsents, recordConsent, undoConsent } from '@hafi/contract/circle/consents.contract';
import { listLooks } from '@hafi/contract/circle/looks.contract';
import {
  changeMember,
  getCircle,
  leaveCircle,
  revokeMember,
} from '@hafi/contract/circle/members.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

/** An elder's people. */
export function useCircle(elderId: string) {
  return useQuery({
    queryKey: ['circle', elderId, 'people'],
    queryFn: async ({ signal }) =>
      (await call(getCircle, { params: { id: elderId }, signal })).data,
  });
}

/** After a change of who may do what, everything about elders may look different. */
export function useCircleMutation<V, R>(run: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['circle'] }),
  });
}

/** Changes what a member may do. */
export function useChangeMember(elderId: string, personId: string) {
  return useCircleMutation((body: z.input<typeof memberChange>) =>
    call(changeMember, { params: { id: elderId, personId }, body }),
  );
}

/** Takes a member out. */
export function useRevokeMember(elderId: string, personId: string) {
  return useCircleMutation(() => call(revokeMember, { params: { id: elderId, personId } }));
}

/** Leaves an elder's circle. */
export function useLeaveCircle(elderId: string) {
  return useCircleMutation(() => call(leaveCircle, { params: { id: elderId } }));
}

/** Writes down a yes that the elder gave before a witness. */
export function useRecordConsent(elderId: string) {
  return useCircleMutation((body: z.input<typeof witnessedConsent>) =>
    call(recordConsent, { params: { id: elderId }, body }),
  );
}

/** Takes back what such a yes added. */
export function useUndoConsent(elderId: string) {
  return useCircleMutation((consentId: string) =>
    call(undoConsent, { params: { id: elderId, consentId } }),
  );
}

/** The consent log, page by page. */
export function useConsents(elderId: string) {
  return useInfiniteQuery({
    queryKey: ['circle', elderId, 'consents'],
    queryFn: ({ pageParam, signal }) =>
      call(listConsents, { params: { id: elderId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Who looked, page by page. */
export function useLooks(elderId: string) {
  return useInfiniteQuery({
    queryKey: ['circle', elderId, 'looks'],
    queryFn: ({ pageParam, signal }) =>
      call(listLooks, { params: { id: elderId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
