import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'hafi-clips-'));
const manifest = join(folder, 'manifest.json');
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'rw'));
  writeFileSync(join(folder, 'rw', 'emergency-title.mp3'), 'ID3 clip of ten');
  writeFileSync(join(folder, 'rw', 'take-2.opus'), 'OggS');
  writeFileSync(join(folder, 'rw', 'notes.txt'), 'private');
  writeFileSync(join(folder, 'secret.mp3'), 'private');
  app = await startTestApp({ env: { CLIPS_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => app.http.inject({ url, headers });

describe('recorded clips', () => {
  it('are listed by the names of their files', async () => {
    expect((await get('/clips/manifest.json')).json()).toMatchObject({
      rw: { 'emergency-title': 'emergency-title.mp3', 'take-2': 'take-2.opus' },
    });
  });

  it('are listed as the manifest says, but only those that are there', async () => {
    const rw = { 'emergency-lead': 'take-2.opus', gone: 'gone.mp3' };
    writeFileSync(manifest, JSON.stringify({ rw, en: { one: 'one.mp3' } }));
    expect((await get('/clips/manifest.json')).json()).toEqual({
      rw: { 'emergency-lead': 'take-2.opus' },
    });
  });

  it.each(['not json', '{"rw":{"a":"../secret.mp3"}}', '{"de":{}}'])(
    'are listed by their names when the manifest is %s',
    async (text) => {
      writeFileSync(manifest, text);
      expect((await get('/clips/manifest.json')).json().rw).toHaveProperty('emergency-title');
      rmSync(manifest);
    },
  );

  it('are sent whole and in ranges', async () => {
    const full = await get('/clips/rw/emergency-title.mp3');
    expect(full.body).toBe('ID3 clip of ten');
    expect(full.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const part = await get('/clips/rw/emergency-title.mp3', { range: 'bytes=4-7' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 4-7/15');
    expect(part.body).toBe('clip');
    expect((await get('/clips/rw/take-2.opus')).headers['content-type']).toMatch(/^audio\//);
  });

  it.each([
    '/clips/rw/gone.mp3',
    '/clips/rw/notes.txt',
    '/clips/secret.mp3',
    '/clips/rw/..%2fsecret.mp3',
    '/clips/..%2fsecret.mp3',
    '/clips/rw/%2e%2e/secret.mp3',
    '/clips/../rw/notes.txt',
    '/clips/%2e%2e/secret.mp3',
    '/clips/rw/emergency-title.mp3%00',
    '/clips/de/emergency-title.mp3',
    '/clips/rw/',
  ])('answer 404 for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not-found');
    expect(answer.body).not.toContain('private');
  });

  it('are an empty list while nobody supplied any', async () => {
    const without = await startTestApp();
    const answer = await without.http.inject({ url: '/clips/manifest.json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    await without.close();
  });
});
