import { createServer, type Server } from 'node:http';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { Window as SimulatedWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentLocale, keepLocale } from '../words/locale.ts';
import { chooseLocale, followAccountLocale } from './own-locale.ts';

const account = { locale: 'fr' } as Account;
let server: Server;
let requested: string[];
let status: number;

beforeEach(async () => {
  requested = [];
  status = 200;
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: account }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  (window as unknown as SimulatedWindow).happyDOM.setURL(`http://127.0.0.1:${port}/`);
  sessionStorage.clear();
  keepLocale('en');
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("speaks the account's language after signing in", async () => {
  await followAccountLocale(account);
  expect(currentLocale()).toBe('fr');
});

it('keeps what a visitor chose in this tab', async () => {
  await chooseLocale('rw', null);
  await followAccountLocale(account);
  expect(currentLocale()).toBe('rw');
  expect(requested).toEqual([]);
});

it('saves the choice of a member on the account', async () => {
  await chooseLocale('rw', account);
  expect(currentLocale()).toBe('rw');
  expect(requested).toEqual(['PUT /api/auth/profile', 'GET /api/auth/session']);
});

it('keeps the choice of a member that could not be saved', async () => {
  status = 503;
  await chooseLocale('rw', account);
  await followAccountLocale(account);
  expect(currentLocale()).toBe('rw');
});
