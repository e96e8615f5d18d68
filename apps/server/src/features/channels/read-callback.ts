import { toE164 } from '@hafi/base/phone';
import * as z from 'zod/mini';

/** The fields of Africa's Talking's forms. A field that we do not know is left out. */
const name = z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/));
const number = z.string().check(z.maxLength(30));
const ussdForm = z.object({
  sessionId: name,
  phoneNumber: z.optional(number),
  text: z.optional(z.string().check(z.maxLength(400))),
});
const smsForm = z.object({
  id: name,
  from: number,
  text: z.string(),
  date: z.unknown(),
});
/** What is read of an SMS: many times what a phone sends in one. The rest is cut, never the whole refused. */
const longestRead = 10_000;
const voiceForm = z.object({
  sessionId: name,
  isActive: z.string().check(z.maxLength(10)),
  direction: z.optional(z.string().check(z.maxLength(20))),
  callerNumber: z.optional(number),
});

/** One request of a conversation by USSD, with all inputs so far. */
export interface UssdCall {
  readonly sessionId: string;
  readonly phone: string;
  readonly inputs: readonly string[];
}

/** An SMS that came in. */
export interface InboundSms {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
  /** When it was sent, if the provider says so. */
  readonly sentAt?: Date;
}

/** A number as the database stores it; null for a short code or a hidden one. */
function phoneOf(typed: string | undefined): string | null {
  const phone = toE164((typed ?? '').trim());
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
}

/**
 * Reads a request of a USSD conversation; null when it is none, `hidden` when its number is, or when
 * that is no number.
 */
export function readUssd(body: unknown): UssdCall | 'hidden' | null {
  const { data } = ussdForm.safeParse(body);
  if (!data) return null;
  const phone = phoneOf(data.phoneNumber);
  if (!phone) return 'hidden';
  const text = data.text ?? '';
  const inputs = text === '' ? [] : text.split('*').map((input) => input.trim());
  return { sessionId: data.sessionId, phone, inputs };
}

/** A time as the provider writes it, "2026-11-23 06:00:00" or ISO 8601; without a zone it is UTC. */
function timeOf(typed: unknown): Date | undefined {
  if (typeof typed !== 'string') return undefined;
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(typed) ?? [];
  const at = new Date(`${day}T${time}${zone ?? 'Z'}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Reads an SMS that came in; null when it is none. */
export function readSms(body: unknown): InboundSms | null {
  const { data } = smsForm.safeParse(body);
  const phone = phoneOf(data?.from);
  if (!data || !phone) return null;
  const sentAt = timeOf(data.date);
  return {
    id: data.id,
    phone,
    text: data.text.slice(0, longestRead),
    ...(sentAt ? { sentAt } : {}),
  };
}

/** Reads the start of a call that came in; null for its end, other calls and hidden numbers. */
export function readCall(body: unknown): { readonly id: string; readonly phone: string } | null {
  const { data } = voiceForm.safeParse(body);
  const phone = phoneOf(data?.callerNumber);
  if (!data || !phone || data.isActive !== '1') return null;
  return data.direction?.toLowerCase() === 'inbound' ? { id: data.sessionId, phone } : null;
}
