import type { ShareHours } from '@hafi/contract/documents/document-kinds';
import * as contract from '@hafi/contract/documents/documents.contract';
import type * as z from 'zod/mini';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

const settled = { waits: true };

/** An elder's documents. */
export const useDocuments = (elderId: string) =>
  useAnswer(contract.listDocuments, { params: { id: elderId } });

/** Stores an uploaded file as a document. */
export const useAddDocument = (elderId: string) =>
  useAct(
    contract.addDocument,
    (body: z.input<typeof contract.addDocument.body>) => ({ params: { id: elderId }, body }),
    settled,
  );

/** Deletes a document. */
export const useRemoveDocument = (elderId: string) =>
  useAct(
    contract.removeDocument,
    (documentId: string) => ({ params: { id: elderId, documentId } }),
    settled,
  );

/** Creates a share link; returns it, only once. */
export const useShareDocument = (elderId: string, documentId: string) =>
  useAct(
    contract.shareDocument,
    (hours: ShareHours) => ({ params: { id: elderId, documentId }, body: { hours } }),
    settled,
  );

/** Revokes a link. */
export const useEndShare = (elderId: string) =>
  useAct(contract.endShare, (shareId: string) => ({ params: { id: elderId, shareId } }), settled);

/** What a link opens. */
export const useSharePreview = (token: string) =>
  useAnswer(contract.previewShare, { params: { token } }, { enabled: token !== '', retry: false });
