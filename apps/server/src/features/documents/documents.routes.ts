import * as contract from '@hafi/contract/documents/documents.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendFile } from '../../platform/uploads/file-answer.ts';
import { addDocument } from './add-document.ts';
import { listDocuments } from './list-documents.ts';
import { getDocumentFile, removeDocument } from './open-document.ts';
import { endShare, openShare, previewShare, shareDocument } from './share-document.ts';

/** Rate limit against guessing links; ordinary readers need far less. */
const opens = { max: 60, seconds: 3600 };

const named = ({ documentId, id }: { documentId: string; id: string }) => ({
  elderId: id,
  documentId,
});

/** Endpoints for elders' documents and share links. */
export function documentsHandlers(platform: Platform): readonly Handler[] {
  const { rateLimiter } = platform;
  return [
    handle(contract.listDocuments, async ({ params, principal }) => ({
      data: await listDocuments(platform, principal, params.id),
    })),
    handle(contract.addDocument, async ({ body, params, principal }) => ({
      data: await addDocument(platform, principal, params.id, body),
    })),
    handle(contract.getDocumentFile, async ({ params, principal, setHeader }) =>
      sendFile(setHeader, await getDocumentFile(platform, principal, named(params))),
    ),
    handle(contract.removeDocument, async ({ params, principal }) => {
      await removeDocument(platform, principal, named(params));
      return { data: null };
    }),
    handle(contract.shareDocument, async ({ body, params, principal, setHeader }) => {
      setHeader('cache-control', 'no-store');
      const wanted = { ...named(params), hours: body.hours };
      return { data: await shareDocument(platform, principal, wanted) };
    }),
    handle(contract.endShare, async ({ params, principal }) => {
      await endShare(platform, principal, { elderId: params.id, shareId: params.shareId });
      return { data: null };
    }),
    handle(contract.previewShare, async ({ address, params, setHeader }) => {
      await rateLimiter.take(`document-link:${address}`, opens);
      setHeader('cache-control', 'no-store');
      setHeader('x-robots-tag', 'noindex');
      return { data: await previewShare(platform, params.token) };
    }),
    handle(contract.openShare, async ({ address, params, setHeader }) => {
      await rateLimiter.take(`document-link:${address}`, opens);
      return sendFile(setHeader, await openShare(platform, params.token));
    }),
  ];
}
