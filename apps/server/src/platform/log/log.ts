import { pino } from 'pino';

export type Log = import('pino').Logger;

/** JSON lines on standard output. Secrets and contact data are struck out wherever they stand. */
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
