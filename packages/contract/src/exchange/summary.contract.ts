import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, locale } from '../core/fields.ts';

/** How long the link on a clinic summary is valid, in days. */
export const summaryLinkDays = 7;

const query = z.object({ locale: z.optional(locale) });

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/elders/:id/summary',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary:
    'One page for the clinic (PDF) in the language that is asked for, with a link as QR code that opens it for 7 days.',
  params: z.object({ id }),
  query,
  output: 'application/pdf',
});

export const openSummary = endpoint({
  method: 'GET',
  path: '/api/summaries/:token',
  access: 'public',
  topics: [],
  localised: true,
  summary:
    'A clinic summary as it is now, for whoever has its link, while who gave the link away may see it.',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  query,
  output: 'application/pdf',
});
