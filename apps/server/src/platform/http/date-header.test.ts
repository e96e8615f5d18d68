import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

it.each(['/api/health', '/api/auth/session', '/api/no-such-thing', '/%00'])(
  'the Date of %s is that of the clock port, where Node would write its own',
  async (path) => {
    app.clock.set('2027-03-01T09:30:15Z');
    const { headers } = await fetch(origin + path);
    expect(headers.get('date')).toBe('Mon, 01 Mar 2027 09:30:15 GMT');
  },
);
