import { listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import * as contract from '@hafi/contract/notes/notes.contract';
import type * as z from 'zod/mini';
import { ask } from '../../lib/query/ask.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

export type NoteBody = z.input<typeof contract.writeNote.body>;

const limit = 10;

/** Doctors' notes about an elder, newest first. */
export const useDoctorNotes = (elderId: string) =>
  usePages(contract.listNotes, { params: { id: elderId }, query: { limit } });

/** The doctor's own notes about all patients. */
export const useOwnNotes = () => usePages(contract.listOwnNotes, { query: { limit } });

/** An action on a note. */
export type NoteAct =
  | { readonly act: 'write'; readonly elderId: string; readonly body: NoteBody }
  | { readonly act: 'change'; readonly id: string; readonly body: NoteBody }
  | { readonly act: 'discard'; readonly id: string }
  | ({ readonly act: 'sign'; readonly id: string } & z.input<typeof contract.signNote.body>)
  | { readonly act: 'amend'; readonly id: string; readonly text: string };

function prepare(note: NoteAct) {
  if (note.act === 'write')
    return ask(contract.writeNote, { params: { id: note.elderId }, body: note.body });
  const params = { id: note.id };
  if (note.act === 'change') return ask(contract.changeNote, { params, body: note.body });
  if (note.act === 'amend') return ask(contract.amendNote, { params, body: { text: note.text } });
  if (note.act === 'sign') {
    const { act: _, id: __, ...body } = note;
    return ask(contract.signNote, { params, body });
  }
  return ask(contract.discardNote, { params });
}

/** Writes, changes, signs, amends or discards a note. */
export const useNoteAct = () => useActs(prepare, { waits: true });

/** Whether an urgent alert of an elder stands that the doctor may know of. */
export function useIsUrgent(elderId: string): boolean {
  const alerts = statusOf(useAnswer(listOpenAlerts, {}));
  return (
    alerts.status === 'answered' &&
    alerts.data.some(({ elder, level }) => elder.id === elderId && level === 'urgent')
  );
}
