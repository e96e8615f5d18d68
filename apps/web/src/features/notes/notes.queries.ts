import * as contract from '@hafi/contract/notes/notes.contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

export type NoteBody = z.input<typeof contract.writeNote.body>;

const pageSize = 10;

/** Doctors' notes about an elder, newest first. */
export function useVisitNotes(elderId: string) {
  return useInfiniteQuery({
    queryKey: ['health', elderId, 'notes'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listNotes, {
        params: { id: elderId },
        query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What the doctor has written, of all patients. */
export function useOwnNotes() {
  return useInfiniteQuery({
    queryKey: ['health', 'own-notes'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listOwnNotes, {
        query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One act on a note. */
export type NoteAct =
  | { readonly act: 'write'; readonly elderId: string; readonly body: NoteBody }
  | { readonly act: 'change'; readonly id: string; readonly body: NoteBody }
  | { readonly act: 'discard' | 'sign'; readonly id: string }
  | { readonly act: 'amend'; readonly id: string; readonly text: string };

function send(note: NoteAct): Promise<unknown> {
  if (note.act === 'write')
    return call(contract.writeNote, { params: { id: note.elderId }, body: note.body });
  const params = { id: note.id };
  if (note.act === 'change') return call(contract.changeNote, { params, body: note.body });
  if (note.act === 'amend') return call(contract.amendNote, { params, body: { text: note.text } });
  if (note.act === 'sign') return call(contract.signNote, { params });
  return call(contract.discardNote, { params });
}

/** Writes, changes, signs, amends or discards a note. */
export function useNoteAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ['health'] }),
  });
}
