import * as z from 'zod/mini';
import type { SmsProviderName } from '../../../platform/outbox/sms/sms-provider.ts';

/** What became of an SMS; null while it is still on its way. */
export interface SmsReport {
  readonly reference: string;
  readonly outcome: 'delivered' | 'undelivered' | null;
}

const short = z.string().check(z.minLength(1), z.maxLength(100));

const pindoReport = z.object({ sms_id: z.union([short, z.number()]), status: short });
const africasTalkingReport = z.object({ id: short, status: short });

/** SMPP's final states (5.2.28), as which Pindo passes on what the networks report. */
const pindoOutcomes: Readonly<Record<string, SmsReport['outcome']>> = {
  DELIVRD: 'delivered',
  UNDELIV: 'undelivered',
  EXPIRED: 'undelivered',
  REJECTD: 'undelivered',
  DELETED: 'undelivered',
};

/** The final ones; Sent, Submitted and Buffered are on their way. */
const africasTalkingOutcomes: Readonly<Record<string, SmsReport['outcome']>> = {
  Success: 'delivered',
  Failed: 'undelivered',
  Rejected: 'undelivered',
};

/** Reads a provider's delivery report; null when it is none. */
export function readReport(provider: SmsProviderName, body: unknown): SmsReport | null {
  if (provider === 'pindo') {
    const { data } = pindoReport.safeParse(body);
    if (!data) return null;
    const outcome = pindoOutcomes[data.status.toUpperCase()] ?? null;
    return { reference: String(data.sms_id), outcome };
  }
  const { data } = africasTalkingReport.safeParse(body);
  if (!data) return null;
  return { reference: data.id, outcome: africasTalkingOutcomes[data.status] ?? null };
}
