import { type ElderAccess, may, mayDecide } from '../circle/circle.public.ts';
import type { DocumentRow, ShareRow } from './documents.repo.ts';

/**
 * Whether the person may delete a document: who decides about the elder, and who added it and may
 * still write.
 */
export const mayRemoveDocument = (access: ElderAccess, document: DocumentRow): boolean =>
  mayDecide(access) || (document.addedBy === access.personId && may(access, 'health:write'));

/**
 * Whether the person may see how often a link was opened, and revoke it: who decides about the
 * elder, and who shared it.
 */
export const mayEndShare = (access: ElderAccess, share: ShareRow): boolean =>
  mayDecide(access) || share.sharerId === access.personId;
