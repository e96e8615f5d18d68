import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

/** What a log writes. */
function written(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

/** An error of the driver, as node-postgres and PGlite make it. */
const ofDriver = Object.assign(new Error('duplicate key: HIVSECRET'), {
  code: '23505',
  constraint: 'people_email',
  detail: 'Key (email)=(HIVSECRET) already exists.',
  where: 'HIVSECRET',
  query: 'HIVSECRET',
  params: ['HIVSECRET'],
});
const failed = new DrizzleQueryError('insert into people', ['HIVSECRET'], ofDriver);

it('keeps class, SQLSTATE, constraint and frames of a failed statement, and nothing typed', () => {
  const line = written((log) => log.error({ err: failed }, 'request failed'));
  expect(line).not.toContain('HIVSECRET');
  expect(JSON.parse(line)).toMatchObject({
    err: { code: '23505', constraint: 'people_email' },
    msg: 'request failed',
  });
  expect(JSON.parse(line).err.at[0]).toContain('error-facts.test.ts');
});

it.each([
  ['an error alone', (log: ReturnType<typeof createLog>) => log.error(failed)],
  [
    'an error with its message, as libraries do',
    (log: ReturnType<typeof createLog>) => log.warn({ err: failed }, failed.message),
  ],
  [
    'a message that looks like frames',
    (log: ReturnType<typeof createLog>) =>
      log.error({ err: new Error('no\n    at HIVSECRET (/HIVSECRET.ts:1:2)\n    at x') }),
  ],
  [
    'a request with its address',
    (log: ReturnType<typeof createLog>) =>
      log.info({ req: { method: 'GET', url: '/x?q=HIVSECRET', headers: { cookie: 'HIVSECRET' } } }),
  ],
  [
    'what is no error',
    (log: ReturnType<typeof createLog>) => log.error({ err: { note: 'HIVSECRET' } }),
  ],
])('shows nothing typed of %s', (_, write) => {
  const line = written(write);
  expect(line).not.toBe('');
  expect(line).not.toContain('HIVSECRET');
});
