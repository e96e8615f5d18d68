import type { MessageRow } from './sending/messages.repo.ts';

/** Whether somebody has written it, and it is still there. */
const isOwn = ({ senderId }: MessageRow, personId: string) => senderId === personId;

/** Whether nobody wrote it: a call, or that somebody joined. */
const isNote = ({ kind }: MessageRow) => kind === 'call' || kind === 'joined';

/** Whether somebody may change its words: their own, where there may be any. A call has none. */
export const mayEdit = (row: MessageRow, personId: string): boolean =>
  isOwn(row, personId) && ['text', 'image', 'file'].includes(row.kind);

/** Whether somebody may delete it for everybody. What became of a call stays. */
export const mayDelete = (row: MessageRow, personId: string): boolean =>
  isOwn(row, personId) && !isNote(row);

/** Whether somebody may report it: what others have written or sent. */
export const mayReport = (row: MessageRow, personId: string): boolean =>
  !isOwn(row, personId) && !isNote(row);
