import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactWebApp } from '../../test/drawn-contact-page.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { contactMessages } from './support.tables.ts';

const fields = {
  name: 'Rose Uwase',
  email: 'rose@hafi.test',
  phone: '',
  subject: 'Gahunda',
  message: 'Mwaramutse.\r\nMurakoze.',
  urgency: 'high',
  website: '',
};

const folder = contactWebApp();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webApp: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await app.platform.db.delete(contactMessages);
  app.clock.advance({ hours: 2 });
});

const submit = (form: Record<string, string>, headers: Record<string, string> = {}, url?: string) =>
  app.http.inject({
    method: 'POST',
    url: url ?? '/api/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
const stored = () => app.platform.db.select().from(contactMessages);

describe('the contact form without script', () => {
  it('is stored and leads to a page that says so, with the number', async () => {
    const answer = await submit(fields, { cookie: 'hafi-locale=rw' });
    expect(answer.statusCode, answer.body).toBe(303);
    const [row] = await stored();
    expect(row).toMatchObject({ urgency: 'high', phone: null, locale: 'rw', subject: 'Gahunda' });
    expect(answer.headers.location).toBe(`/contact?sent=${row?.reference}`);
    const page = await app.http.inject({
      url: String(answer.headers.location),
      headers: { accept: 'text/html' },
    });
    expect(page.body).toContain(
      'Your message has been sent successfully! We will get back to you soon.',
    );
    expect(page.body).toContain(row?.reference);
  });

  it('shows no confirmation for an invalid number', async () => {
    for (const sent of ['', '1', '"><script>alert(1)</script>']) {
      const url = `/contact?sent=${encodeURIComponent(sent)}`;
      const { body } = await app.http.inject({ url, headers: { accept: 'text/html' } });
      expect(body).not.toContain('successfully');
      expect(body).not.toContain('alert(1)');
    }
  });

  it('returns with what was typed and the errors, in the language of the page', async () => {
    const wrong = { ...fields, name: '', email: 'rose', message: 'Hello <b>' };
    const answer = await submit(wrong, { cookie: 'hafi-locale=fr' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/html');
    // A page may load its styles, unlike the data of the API.
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('<a href="#contact-name">Veuillez remplir ce champ.</a>');
    expect(answer.body).toContain('id="contact-email-error"');
    expect(answer.body).not.toContain('id="contact-subject-error"');
    expect(answer.body).toContain('value="rose"');
    expect(answer.body).toContain('Hello &#60;b&#62;</textarea>');
    expect(answer.body).toMatch(/value="high"[^>]* checked/);
    expect(await stored()).toEqual([]);
  });

  it('requires the subject, which programs may omit', async () => {
    const answer = await submit({ ...fields, subject: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('id="contact-subject-error"');
  });

  it('answers a filled honeypot like success and stores nothing', async () => {
    const answer = await submit({ ...fields, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(303);
    expect(await stored()).toEqual([]);
  });

  it('stores one message when the button is pressed twice', async () => {
    const [one, two] = await Promise.all([submit(fields), submit(fields)]);
    expect(one?.headers.location).toBe(two?.headers.location);
    expect(await stored()).toHaveLength(1);
    expect((await submit({ ...fields, subject: 'Another' })).statusCode).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  it('says that the rate limit is reached, and keeps what was typed', async () => {
    for (let times = 0; times < 5; times += 1) await submit({ ...fields, subject: `${times}` });
    const answer = await submit(fields);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(
      'Failed to send message. Please try again or contact us directly.',
    );
    expect(answer.body).toContain('Too many tries.');
    expect(answer.body).toContain('value="rose@hafi.test"');
  });

  it.each([
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
  ])('is refused from another site (%s)', async (header, value) => {
    expect((await submit(fields, { [header]: value })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is accepted at its own address only', async () => {
    const answer = await submit(
      { email: 'rose@hafi.test' },
      {},
      '/api/auth/request-password-reset',
    );
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('unsupported-media-type');
  });
});
