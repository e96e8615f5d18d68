import type { Cron } from '../due/cron.ts';
import type { Idempotency } from './idempotency.ts';

/** Deletes stored answers older than a day, every night. */
export const sweepAnswers = (idempotency: Idempotency): Cron => ({
  id: 'http.sweep-answers',
  at: { hour: 1, minute: 40 },
  run: () => idempotency.sweep(),
});
