import * as z from 'zod/mini';
import { day, id, instant, text } from '../core/fields.ts';
import { recordTypes } from '../core/uploads.ts';
import { documentKinds, shareHours } from './document-kinds.ts';

/** What a person enters about a document. */
export const documentFacts = z.object({
  title: text(120),
  kind: z.enum(documentKinds),
  /** The date on the document. */
  date: day,
});

/** A new document: the finished upload, and what is known about it. */
export const newDocument = z.extend(documentFacts, { uploadId: id });

/** A link that opens a document for whoever has it. */
export const documentShare = z.object({
  id,
  /** Who shared it; null once that account is closed. */
  sharedBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** How often the link was opened. */
  opens: z.int(),
  lastOpenedAt: z.nullable(instant),
});
export type DocumentShare = z.output<typeof documentShare>;

/** An elder's document (FHIR R4 `DocumentReference`). */
export const elderDocument = z.object({
  id,
  title: z.string(),
  kind: z.enum(documentKinds),
  date: z.string(),
  mediaType: z.enum(recordTypes),
  /** In bytes. */
  size: z.int(),
  addedBy: z.nullable(z.string()),
  addedAt: instant,
  mayRemove: z.boolean(),
  /** The open links that the caller may see and end. */
  shares: z.array(documentShare),
});
export type ElderDocument = z.output<typeof elderDocument>;

/** A new share link and how long it is valid. */
export const newShare = z.object({
  hours: z.literal(shareHours, { error: 'invalid-choice' }),
});
