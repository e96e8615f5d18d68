import { createServer, type Server } from 'node:http';
import type { Window as SimulatedWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exchangeAddressCode, rememberNext } from './exchange-code.ts';

const simulated = window as unknown as SimulatedWindow;
let server: Server;
let origin: string;
let answer: { status: number; body: unknown };
/** What the server receives, and the address bar at that moment. */
let arrived: { address: string; body: string }[];

beforeEach(async () => {
  arrived = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      arrived.push({ address: location.href, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  history.replaceState(null, '');
  sessionStorage.clear();
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (path: string) => simulated.happyDOM.setURL(origin + path);
const here = () => location.pathname + location.search;
const person = {
  id: '01890000-0000-7000-8000-000000000001',
  firstName: 'Espérance',
  lastName: 'Mukamana',
  email: 'elder@hafi.test',
  roles: ['PATIENT'],
  photo: null,
  token: 'secret',
  locale: 'en',
};

it('does nothing without a code', async () => {
  open('/doctors?q=heart');
  await exchangeAddressCode();
  expect(here()).toBe('/doctors?q=heart');
  expect(arrived).toEqual([]);
});

it('removes the code from the URL before it sends it', async () => {
  answer = { status: 200, body: { data: person } };
  open('/?code=one-time&lang=rw');
  await exchangeAddressCode();
  expect(arrived[0]).toEqual({ address: `${origin}/?lang=rw`, body: '{"code":"one-time"}' });
  expect(here()).toBe('/dashboard');
});

it('leads back to where the person wanted to go, once, and never to another site', async () => {
  answer = { status: 200, body: { data: person } };
  rememberNext('/booking?doctor=7');
  open('/?code=a');
  await exchangeAddressCode();
  expect(here()).toBe('/booking?doctor=7');
  rememberNext('//evil.example');
  open('/?code=b');
  await exchangeAddressCode();
  expect(here()).toBe('/');
});

it('passes on the challenge of a second step, outside the URL', async () => {
  answer = { status: 200, body: { data: { secondFactor: 'totp', challenge: 'riddle' } } };
  open('/?code=a');
  await exchangeAddressCode();
  expect(here()).toBe('/login/second-factor');
  expect(history.state.usr).toEqual({ asks: 'totp', challenge: 'riddle', next: null });
});

it.each([
  [401, 'challenge-expired', '/login?problem=challenge-expired'],
  [500, 'internal', '/login?problem=social-sign-in-failed'],
])('reports the error on the sign-in page: %i', async (status, code, page) => {
  answer = { status, body: { code, status } };
  open('/?code=old');
  await exchangeAddressCode();
  expect(here()).toBe(page);
});
