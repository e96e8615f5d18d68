import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { markChecked } from '../accounts.public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fetchPhoto = (address: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: address, headers });

describe('a photo is visible', () => {
  const photoOf = async (roles: ('PATIENT' | 'DOCTOR')[]) => {
    const who = await makePerson(app, { roles });
    const black = sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } });
    const sent = await app.http.inject({
      method: 'PUT',
      url: '/api/auth/photo',
      headers: who.headers,
      payload: await black.png().toBuffer(),
    });
    return { who, address: sent.json().data.photo as string };
  };

  test('to any signed-in person who has its address, and to nobody else', async () => {
    const { address } = await photoOf(['PATIENT']);
    expect((await fetchPhoto(address)).statusCode).toBe(404);
    const { headers } = await makePerson(app);
    expect((await fetchPhoto(address, headers)).statusCode).toBe(200);
  });

  test('to everybody once it is that of a verified doctor', async () => {
    const { who, address } = await photoOf(['DOCTOR']);
    expect((await fetchPhoto(address)).statusCode).toBe(404);
    await inTransaction(app.platform, (tx) => markChecked(tx, who.personId, 'Jean Habimana'));
    const answer = await fetchPhoto(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/api/photos/x',
    '/api/photos/..%2f..%2fetc%2fpasswd-128',
    '/api/photos/00000000-0000-4000-8000-000000000000-64',
  ])('under no other name: %s', async (address) => {
    const { headers } = await makePerson(app);
    expect((await fetchPhoto(address, headers)).statusCode).toBe(400);
    const unknown = '/api/photos/00000000-0000-4000-8000-000000000000-128';
    expect((await fetchPhoto(unknown, headers)).statusCode).toBe(404);
  });
});
