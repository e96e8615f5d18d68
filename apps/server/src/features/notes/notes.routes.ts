import * as contract from '@hafi/contract/notes/notes.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listNotes, listOwnNotes } from './list-notes.ts';
import { amendNote, changeNote, discardNote, signNote, writeNote } from './write-note.ts';

/** Endpoints for doctors' notes. */
export function notesHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listNotes, ({ principal, params, query }) =>
      listNotes(platform, principal, params.id, query),
    ),
    handle(contract.listOwnNotes, ({ principal, query }) =>
      listOwnNotes(platform, principal, query),
    ),
    handle(contract.writeNote, async ({ principal, params, body }) => ({
      data: await writeNote(platform, principal, params.id, body),
    })),
    handle(contract.changeNote, async ({ principal, params, body }) => ({
      data: await changeNote(platform, principal, params.id, body),
    })),
    handle(contract.discardNote, async ({ principal, params }) => {
      await discardNote(platform, principal, params.id);
      return { data: null };
    }),
    handle(contract.signNote, async ({ principal, params, body }) => ({
      data: await signNote(platform, principal, params.id, body),
    })),
    handle(contract.amendNote, async ({ principal, params, body }) => ({
      data: await amendNote(platform, principal, params.id, body.text),
    })),
  ];
}
