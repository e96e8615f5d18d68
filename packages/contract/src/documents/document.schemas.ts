import * as z from 'zod/mini';
import { day, id, instant, text } from '../core/fields.ts';
import { uploadTypes } from '../core/uploads.ts';
import { documentKinds, shareHours } from './document-kinds.ts';

/** What somebody says of a document. */
export const documentFacts = z.object({
  title: text(120),
  kind: z.enum(documentKinds),
  /** The day that stands on it. */
  date: day,
});

/** A document to be kept: its finished upload, and what it is. */
export const newDocument = z.extend(documentFacts, { uploadId: id });

/** A link that opens a document for whoever has it. */
export const documentShare = z.object({
  id,
  /** Who gave it away; null once that account is closed. */
  sharedBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** How often the document was opened by it. */
  opens: z.int(),
  lastOpenedAt: z.nullable(instant),
});
export type DocumentShare = z.output<typeof documentShare>;

/** A document of an elder (FHIR R4 `DocumentReference`). */
export const elderDocument = z.object({
  id,
  title: z.string(),
  kind: z.enum(documentKinds),
  date: z.string(),
  mediaType: z.enum(uploadTypes),
  /** In bytes. */
  size: z.int(),
  addedBy: z.nullable(z.string()),
  addedAt: instant,
  mayRemove: z.boolean(),
  /** The open links that are the asking person's to know and to end. */
  shares: z.array(documentShare),
});
export type ElderDocument = z.output<typeof elderDocument>;

/** For how long a link opens. */
export const newShare = z.object({
  hours: z.literal(shareHours, { error: 'invalid-choice' }),
});
