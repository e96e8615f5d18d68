import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { wordsOfPdf } from '../../test/words-of-pdf.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { readSummaryToken, writeSummaryToken } from './summary-token.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app, { phoneNumber: '+250788000312', birthdate: '1952-03-12' });
});
afterAll(() => app.close());

const reader = () => makeMember(app, { elder, permissions: ['health:read', 'alerts:receive'] });

const day = 86_400_000;
const ask = (who: SignedIn, query = '') =>
  callAs(app, who).get(`/api/elders/${elder.personId}/summary${query}`);
const open = (token: string) => app.http.inject({ url: `/api/summaries/${token}` });
const tokenOf = (sharerId: string, lives = 7 * day) =>
  writeSummaryToken(app.platform, {
    elderId: elder.personId,
    sharerId,
    expiresAt: new Date(app.clock.now().getTime() + lives),
  });
const pagesOf = (body: string) => (body.match(/\/Type \/Page\b/g) ?? []).length;

describe('the page for the clinic', () => {
  it.each(['en', 'rw', 'fr'])('is one page in %s, however much there is to say', async (locale) => {
    const own = callAs(app, elder);
    const long = 'A long account of what happens then, and of what was done about it. '.repeat(4);
    for (let index = 0; index < 12; index += 1) {
      await own.post(`/api/elders/${elder.personId}/conditions`, {
        name: `Illness number ${index} with a long name of many words`,
        note: long.slice(0, 400),
      });
      await own.post(`/api/elders/${elder.personId}/allergies`, {
        substance: `Substance ${index}`,
        kind: 'food',
        reaction: long.slice(0, 280),
        criticality: index === 11 ? 'high' : 'low',
      });
    }
    const answer = await ask(elder, `?locale=${locale}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toMatch(/^%PDF-1\.7/);
    expect(pagesOf(answer.body)).toBe(1);
    const words = await wordsOfPdf(answer.rawPayload);
    for (let index = 0; index < 12; index += 1) expect(words).toContain(`Substance ${index}`);
    expect(words.indexOf('Substance 11')).toBeLessThan(words.indexOf('Substance 1 '));
    expect(words).toContain({ en: '74 years old', rw: '74', fr: '74 ans' }[locale]);
    expect(answer.body).toContain(`/Lang (${locale})`);
  });

  it('opens by its link for seven days, and each access is logged', async () => {
    const daughter = await reader();
    const before = (await findEntries(app.platform.db, elder.personId, null, 100)).length;
    expect((await ask(daughter)).statusCode).toBe(200);
    const answer = await open(tokenOf(daughter.personId));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const entries = await findEntries(app.platform.db, elder.personId, null, 100);
    expect(entries.slice(0, entries.length - before)).toMatchObject([
      { by: 'link', subject: 'summary', actorId: daughter.personId },
      { by: 'circle', subject: 'summary', actorId: daughter.personId },
    ]);
    expect((await open(tokenOf(elder.personId))).statusCode).toBe(200);
    expect((await open(tokenOf(daughter.personId, -1000))).statusCode).toBe(404);
  });

  it('closes with the access of the person who shared the link', async () => {
    const daughter = await reader();
    const token = tokenOf(daughter.personId);
    expect((await open(token)).statusCode).toBe(200);
    await daughter.end();
    expect((await open(token)).statusCode).toBe(404);
    expect((await ask(daughter)).statusCode).toBe(404);
  });

  it('does not open by an altered or invented link', async () => {
    const token = tokenOf(elder.personId);
    const letters = [...token];
    for (const position of [0, 10, 30, 45, 60, 71]) {
      const changed = letters.with(position, letters[position] === 'A' ? 'B' : 'A').join('');
      expect((await open(changed)).statusCode, String(position)).toBe(404);
    }
    for (const made of ['x', 'A'.repeat(72), `${token}A`, token.slice(0, -1)]) {
      expect((await open(made)).statusCode).toBe(404);
    }
    expect(readSummaryToken(app.platform, token)).toMatchObject({ elderId: elder.personId });
  });

  it('is not found for strangers', async () => {
    for (const role of ['ADMIN', 'DOCTOR', 'FAMILY'] as const) {
      expect((await ask(await makePerson(app, { roles: [role] }))).statusCode).toBe(404);
    }
  });
});
