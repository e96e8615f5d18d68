import type { FastifyRequest } from 'fastify';
import type { Party } from '../events.ts';
import type { ApiUser } from '../store.ts';
import { header } from './access.ts';
import { badRequest, Refusal } from './refusal.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const CURRENCY_OF = new Map([
  ['mtnrwanda', 'RWF'],
  ['sandbox', 'EUR'],
]);
const PLAIN_TEXT = /^[\p{L}\p{N} .,:_-]*$/u;
const TEXT_LIMIT = 160;

/** The fields that requests to pay and refunds share. */
export type Common = {
  amount: string;
  currency: string;
  externalId: string;
  payerMessage: string;
  payeeNote: string;
};

/** The `X-Reference-Id`, lower-cased; 400 unless it is a UUID v4. */
export function referenceId(request: FastifyRequest): string {
  const id = header(request, 'x-reference-id');
  if (!isUuid4(id)) throw badRequest('X-Reference-Id must be a UUID of version 4.');
  return id.toLowerCase();
}

/** Whether the text is a UUID v4. */
export function isUuid4(value: unknown): value is string {
  return typeof value === 'string' && UUID_V4.test(value);
}

/**
 * The currency for `X-Target-Environment`; 400 without the header, 500 for an unknown environment.
 */
export function targetCurrency(request: FastifyRequest): string {
  const target = header(request, 'x-target-environment');
  if (target === '') throw badRequest('X-Target-Environment is missing.');
  const currency = CURRENCY_OF.get(target);
  if (currency) return currency;
  throw new Refusal(
    500,
    'NOT_ALLOWED_TARGET_ENVIRONMENT',
    'Access to target environment is forbidden.',
  );
}

/** The body as an object; 400 unless it is declared as JSON and is one. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  if (!/^application\/json\b/i.test(header(request, 'content-type'))) {
    throw badRequest('Content-Type must be application/json.');
  }
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch {
    throw badRequest('The body is not JSON.');
  }
  throw badRequest('The body must be an object.');
}

/** Checks the fields that requests to pay and refunds share; 400, or 500 INVALID_CURRENCY. */
export function commonFields(body: Record<string, unknown>, currency: string): Common {
  const decimals = currency === 'RWF' ? '' : '(\\.\\d{1,2})?';
  const amount = body.amount;
  if (typeof amount !== 'string' || !new RegExp(`^[1-9]\\d{0,11}${decimals}$`).test(amount)) {
    throw badRequest('amount must be a positive number written as a string.');
  }
  if (typeof body.currency !== 'string') throw badRequest('currency is missing.');
  if (body.currency !== currency) {
    throw new Refusal(500, 'INVALID_CURRENCY', 'Currency not supported.');
  }
  const externalId = body.externalId;
  if (typeof externalId !== 'string' || externalId === '' || externalId.length > 100) {
    throw badRequest('externalId is missing.');
  }
  return {
    amount,
    currency,
    externalId,
    payerMessage: plainText(body.payerMessage, 'payerMessage'),
    payeeNote: plainText(body.payeeNote, 'payeeNote'),
  };
}

/** The payer; 400 unless it is an MSISDN with country code and without a plus sign. */
export function payer(body: Record<string, unknown>): Party {
  const { partyIdType, partyId } = (body.payer ?? {}) as Record<string, unknown>;
  if (partyIdType !== 'MSISDN') throw badRequest('payer.partyIdType must be MSISDN.');
  if (typeof partyId !== 'string' || !/^[1-9]\d{7,14}$/.test(partyId)) {
    throw badRequest('payer.partyId must be a number with country code, without plus.');
  }
  return { partyIdType, partyId };
}

/**
 * The `X-Callback-Url`, if any. 500 INVALID_CALLBACK_URL_HOST unless its host is the one the API
 * user registered, and unless it is https (http passes for loopback hosts only).
 */
export function callbackUrl(request: FastifyRequest, user: ApiUser): string | undefined {
  const given = header(request, 'x-callback-url');
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url) throw badRequest('X-Callback-Url is not a URL.');
  const loopback = LOOPBACK.test(url.hostname);
  const registered = user.callbackHost?.toLowerCase();
  const known = registered ? [url.host, url.hostname].includes(registered) : loopback;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
  if (known && secure && url.username === '') return url.href;
  throw new Refusal(
    500,
    'INVALID_CALLBACK_URL_HOST',
    'Callback URL with a host that is not registered, or not https.',
  );
}

function plainText(value: unknown, name: string): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || value.length > TEXT_LIMIT || !PLAIN_TEXT.test(value)) {
    throw badRequest(`${name} must be at most 160 characters, without special characters.`);
  }
  return value;
}
