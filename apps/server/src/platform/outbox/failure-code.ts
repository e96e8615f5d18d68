import { NotAnAnswer } from './sms/sms-provider.ts';
import { ChannelNotSetUp, ProviderRefused, RecipientGone } from './transport.ts';

/** Error codes that may be stored: those of the network, of TLS and of nodemailer. */
const kept = new Set([
  'EAI_AGAIN',
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EENVELOPE',
  'EHOSTUNREACH',
  'EMESSAGE',
  'ENETUNREACH',
  'ENOAUTH',
  'ENOTFOUND',
  'EPIPE',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/**
 * Why a message was not sent, as a code of a closed list: `gone`, `not-set-up`, `timeout`,
 * `no-answer` (something else answered in the provider's place), `smtp-550` (RFC 5321), `http-503`, `sms-405` (what a provider says of one SMS), a code such as `ECONNREFUSED`, or `other`. The error's message
 * is never stored, because mail servers quote the address in it.
 */
export function failureCode(error: unknown): string {
  if (error instanceof RecipientGone) return 'gone';
  if (error instanceof ChannelNotSetUp) return 'not-set-up';
  if (error instanceof NotAnAnswer) return 'no-answer';
  if (error instanceof ProviderRefused) return numbered(error.protocol, error.status);
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('responseCode' in at && isStatus(at.responseCode)) return numbered('smtp', at.responseCode);
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return 'timeout';
    if ('code' in at && typeof at.code === 'string' && kept.has(at.code)) return at.code;
  }
  return 'other';
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 999;

const numbered = (protocol: 'http' | 'sms' | 'smtp', status: number) =>
  isStatus(status) ? `${protocol}-${status}` : 'other';
