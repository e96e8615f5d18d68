import { pino } from 'pino';

export type Log = import('pino').Logger;

/**
 * Creates the log: JSON lines on standard output. Redacts secrets and contact data wherever they
 * occur.
 */
export function createLog(level: string): Log {
  return pino({
    level,
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
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '[removed]',
    },
  });
}
