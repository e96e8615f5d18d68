import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { uploadErrors } from '../core/uploads.errors.ts';
import { recordTypes } from '../core/uploads.ts';
import { documentShare, elderDocument, newDocument, newShare } from './document.schemas.ts';
import { documentKinds } from './document-kinds.ts';
import { documentErrors as errors } from './documents.errors.ts';

const params = z.object({ id, documentId: id });
const link = z.object({ token: z.string().check(z.maxLength(100)) });

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/elders/:id/documents',
  access: 'signed-in',
  topics: ['documents'],
  summary: "An elder's documents, the newest by their own date first, with their open links.",
  params: z.object({ id }),
  output: dataOf(z.object({ documents: z.array(elderDocument), mayAdd: z.boolean() })),
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/elders/:id/documents',
  access: 'signed-in',
  topics: ['documents'],
  summary: 'Keep a file that was sent to /api/uploads (tus protocol) as a document of an elder.',
  params: z.object({ id }),
  body: newDocument,
  output: dataOf(z.object({ id })),
  status: 201,
  errors: [uploadErrors['upload-gone'], errors['documents-full']],
});

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/api/elders/:id/documents/:documentId/file',
  access: 'signed-in',
  topics: [],
  summary:
    'The document itself: a PDF to save, a JPG or PNG picture to look at, a recording to hear.',
  params,
  output: '*/*',
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/documents/:documentId',
  access: 'signed-in',
  topics: ['documents'],
  summary: 'Delete a document that one has added, or about which one decides. Its links end.',
  params,
  output: done,
});

export const shareDocument = endpoint({
  method: 'POST',
  path: '/api/elders/:id/documents/:documentId/shares',
  access: 'signed-in',
  topics: ['documents'],
  summary: 'Make a link that opens a document for some time. It is told this once.',
  params,
  body: newShare,
  secret: true,
  output: dataOf(z.extend(documentShare, { link: z.string() })),
  status: 201,
  errors: [errors['shares-full']],
});

export const endShare = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/document-shares/:shareId',
  access: 'signed-in',
  topics: ['documents'],
  summary: 'End a link to a document at once.',
  params: z.object({ id, shareId: id }),
  output: done,
});

export const previewShare = endpoint({
  method: 'GET',
  path: '/api/shared-documents/:token',
  access: 'public',
  topics: ['documents'],
  summary: 'What a link to a document opens, while who gave it away may see it.',
  params: link,
  output: dataOf(
    z.object({
      title: z.string(),
      kind: z.enum(documentKinds),
      mediaType: z.enum(recordTypes),
      size: z.int(),
      /** Who shared the link. */
      sharedBy: z.string(),
      expiresAt: instant,
    }),
  ),
  errors: [errors['share-over']],
});

export const openShare = endpoint({
  method: 'GET',
  path: '/api/shared-documents/:token/file',
  access: 'public',
  topics: [],
  summary: 'The document itself, for whoever has its link. Each access is logged.',
  params: link,
  output: '*/*',
  errors: [errors['share-over']],
});
