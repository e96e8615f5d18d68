import { type DestinationStream, pino } from 'pino';
import { errorFacts } from './error-facts.ts';

export type Log = import('pino').Logger;

/** Drops the message that a library or pino itself takes from an error: it may quote anything. */
function withoutMessage(given: unknown[]): unknown[] {
  const [first, ...rest] = given;
  const fields = first instanceof Error ? { err: first } : first;
  const error = (fields as { err?: unknown } | null | undefined)?.err;
  if (!(error instanceof Error)) return given;
  const [said] = rest;
  return said === undefined || said === error.message ? [fields, 'error'] : [fields, ...rest];
}

/**
 * Creates the log: JSON lines on standard output, or to `destination`. Of an error it keeps what
 * `errorFacts` keeps, whoever logs it: messages, statements and parameters quote what people typed.
 * Of a request only the method stays, because addresses hold queries and secrets. Known names of
 * secrets and contact data are redacted too.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      serializers: {
        err: errorFacts,
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
      hooks: {
        logMethod(given, method) {
          method.apply(this, withoutMessage(given) as Parameters<typeof method>);
        },
      },
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'code',
          'email',
          '*.email',
          'phone',
          '*.phone',
          'phoneNumber',
        ],
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}
