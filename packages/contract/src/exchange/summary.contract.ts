import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant, locale } from '../core/fields.ts';
import { exchangeErrors as errors } from './exchange.errors.ts';

/** How long a link to a clinic summary can be valid, in hours. */
export const summaryLinkHours = [1, 24, 168] as const;
export type SummaryLinkHours = (typeof summaryLinkHours)[number];

/** The most open links of one person to one elder's summary, and how many they may make in a day. */
export const summaryLinkLimits = { open: 5, aDay: 20 } as const;

const query = z.object({ locale: z.optional(locale) });
const params = z.object({ id });

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/elders/:id/summary',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'One page for the clinic (PDF) in the language that is asked for.',
  params,
  query,
  output: 'application/pdf',
  heavy: { perHour: 60 },
});

/** A link that opens an elder's clinic summary for whoever has it. */
export const summaryLink = z.object({
  id,
  /** Who made it; null once that account is closed. */
  sharedBy: z.nullable(z.string()),
  /** Whether the caller made it. */
  own: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  /** How often the link was opened. */
  opens: z.int(),
  lastOpenedAt: z.nullable(instant),
});
export type SummaryLink = z.output<typeof summaryLink>;

export const listSummaryLinks = endpoint({
  method: 'GET',
  path: '/api/elders/:id/summary-links',
  access: 'signed-in',
  topics: ['summary-links'],
  summary:
    "The open links to an elder's clinic summary, newest first: all of them for who decides about the elder, otherwise the caller's own.",
  params,
  output: dataOf(z.array(summaryLink)),
});

export const makeSummaryLink = endpoint({
  method: 'POST',
  path: '/api/elders/:id/summary-links',
  access: 'signed-in',
  topics: ['summary-links'],
  summary: 'Make a link that opens the clinic summary for some time. It is told this once.',
  params,
  body: z.object({ hours: z.literal(summaryLinkHours, { error: 'invalid-choice' }) }),
  secret: true,
  output: dataOf(z.extend(summaryLink, { link: z.string() })),
  status: 201,
  errors: [errors['summary-links-full'], accountsErrors['confirm-first']],
});

export const endSummaryLink = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/summary-links/:linkId',
  access: 'signed-in',
  topics: ['summary-links'],
  summary: 'End a link to a clinic summary at once.',
  params: z.object({ id, linkId: id }),
  output: done,
});
