import { type ElderAccess, may, mayDecide } from '../circle/circle.public.ts';
import type { DocumentRow, ShareRow } from './documents.repo.ts';

/** May delete a document: who decides about the elder, and who added it and still may write. */
export const mayRemoveDocument = (access: ElderAccess, document: DocumentRow): boolean =>
  mayDecide(access) || (document.addedBy === access.personId && may(access, 'health:write'));

/** May see who opened a link, and end it: who decides about the elder, and who gave it away. */
export const mayEndShare = (access: ElderAccess, share: ShareRow): boolean =>
  mayDecide(access) || share.sharerId === access.personId;
