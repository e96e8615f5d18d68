import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { instant, locale } from '../core/fields.ts';
import { exchangeErrors as errors } from './exchange.errors.ts';

const params = z.object({ token: z.string().check(z.maxLength(200)) });

export const previewSummary = endpoint({
  method: 'GET',
  path: '/api/summaries/:token',
  access: 'public',
  topics: ['summary-links'],
  summary:
    'Whose link to a clinic summary it is and how long it is good, while who made it may see the health. Names no patient.',
  params,
  output: dataOf(
    z.object({
      /** Who shared the link. */
      sharedBy: z.string(),
      expiresAt: instant,
    }),
  ),
  errors: [errors['summary-link-over']],
});

export const openSummary = endpoint({
  method: 'GET',
  path: '/api/summaries/:token/page',
  access: 'public',
  topics: [],
  localised: true,
  summary:
    'A clinic summary as it is now (PDF), for whoever has its link. Each opening is counted and logged.',
  params,
  query: z.object({ locale: z.optional(locale) }),
  output: 'application/pdf',
  errors: [errors['summary-link-over']],
  heavy: { perHour: 60 },
});
