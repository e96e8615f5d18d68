import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['/api/openapi.json', 'application/json'],
  ['/api/docs/json', 'application/json'],
  ['/api/docs/yaml', 'application/yaml'],
])('%s is written and compressed once', async (url, type) => {
  const ask = (headers: Record<string, string>) => app.http.inject({ url, headers });
  const zipped = { 'accept-encoding': 'gzip, br' };
  const first = await ask(zipped);
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(first.headers['content-type']).toContain(type);
  const written = vi.spyOn(app.http, 'swagger');
  onTestFinished(() => written.mockRestore());
  const again = await ask({ ...zipped, 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const plain = await ask({ 'accept-encoding': 'br;q=0, identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(plain.body).toContain('/api/emergencies/{id}');
  expect(written).not.toHaveBeenCalled();
});
