import * as contract from '@hafi/contract/documents/documents.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendFile } from '../../platform/uploads/file-answer.ts';
import { addDocument } from './add-document.ts';
import { listDocuments } from './list-documents.ts';
import { getDocumentFile, removeDocument } from './open-document.ts';
import { endShare, openShare, previewShare, shareDocument } from './share-document.ts';

/** Who has a link opens it a few times; who tries links out is stopped. */
const opens = { max: 60, seconds: 3600 };

/** Documents of elders, and links that open them for a time. */
export function documentsHandlers(platform: Platform): readonly Handler[] {
  const { rateLimiter } = platform;
  return [
    handle(contract.listDocuments, async (call) => ({
      data: await listDocuments(platform, call),
    })),
    handle(contract.addDocument, async (call) => ({ data: await addDocument(platform, call) })),
    handle(contract.getDocumentFile, async (call) =>
      sendFile(call.setHeader, await getDocumentFile(platform, call)),
    ),
    handle(contract.removeDocument, async (call) => {
      await removeDocument(platform, call);
      return { data: null };
    }),
    handle(contract.shareDocument, async (call) => {
      call.setHeader('cache-control', 'no-store');
      return { data: await shareDocument(platform, call) };
    }),
    handle(contract.endShare, async (call) => {
      await endShare(platform, call);
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
