import { parseArgs } from 'node:util';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureCheckIns } from './measure-check-ins.ts';
import { measureEmergencies } from './measure-emergencies.ts';
import { measureHealth } from './measure-health.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages, pageParts } from './measure-pages.ts';
import { measureReminders } from './measure-reminders.ts';
import { measureRequests } from './measure-requests.ts';
import { measureStart } from './measure-start.ts';
import { measureWalks } from './measure-walks.ts';
import { measureFanOut } from './messages/measure-fan-out.ts';
import { measureMessages } from './messages/measure-messages.ts';
import { measurePayments } from './payments/measure-payments.ts';

const parts = [
  'requests',
  'memory',
  'start',
  'bytes',
  'pages',
  'health',
  'reminders',
  'check-ins',
  'emergencies',
  'messages',
  'payments',
  'walks',
  ...pageParts,
];
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '2' },
    runs: { type: 'string', default: '3' },
    profile: { type: 'string' },
    flag: { type: 'string', multiple: true, default: [] },
    people: { type: 'string', default: '1000' },
    most: { type: 'string', default: '8000' },
    calls: { type: 'string', default: '500' },
    rate: { type: 'string', default: '100' },
    servers: { type: 'string', default: '1' },
    elders: { type: 'string', multiple: true, default: ['4000', '40000', '200000'] },
  },
});
const wrong = (values.only ?? []).filter((part) => !parts.includes(part));
if (wrong.length > 0) {
  process.stderr.write(`No such part: ${wrong.join(', ')}. Parts: ${parts.join(', ')}\n`);
  process.exit(2);
}
const wanted = (part: string) => !values.only || values.only.includes(part);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const flags = [...profile, ...values.flag];

if (wanted('requests')) {
  say('\nRequests on PostgreSQL, 20 connections, one server after the other:\n');
  await measureRequests({ seconds: Number(values.seconds), only: values.route, flags });
}
if (wanted('memory')) {
  say('\nMemory:\n');
  await measureMemory(values.flag);
}
if (['start', 'bytes', 'pages', ...pageParts].some(wanted)) await ensureWebIsBuilt(say);
if (wanted('start')) {
  say('\nStart, from the process to the line that says it serves:\n');
  await measureStart();
}
if (wanted('bytes')) {
  say('\nFirst load of each route, compressed bytes over the wire (brotli):\n');
  await measureBytes();
}
// Takes minutes and gigabytes, so only on request.
if (values.only?.includes('health')) {
  say('\nReadings of many elders on PostgreSQL, 4 connections:');
  await measureHealth({ elders: values.elders.map(Number) });
}
if (wanted('emergencies')) {
  say('\nEmergencies pressed at once, until a first contact is sent an SMS, on PostgreSQL:\n');
  await measureEmergencies(Number(values.calls), flags);
}
if (wanted('reminders')) {
  say('\nReminders of doses due at the same instant, on PostgreSQL:\n');
  await measureReminders(10_000);
}
if (wanted('check-ins')) {
  say('\nCheck-ins expected at one hour, each step of the ladder, on PostgreSQL:\n');
  await measureCheckIns(500);
}
if (wanted('messages')) {
  say('\nMessages between connected people, on PostgreSQL:\n');
  const people = Number(values.people);
  await measureFanOut(people);
  say('');
  await measureMessages({ people, most: Number(values.most), seconds: 20, flags });
}
if (wanted('payments')) {
  say('\nPayments against the sandbox of the providers, on PostgreSQL:\n');
  const perSecond = Number(values.rate);
  await measurePayments({ seconds: 30, perSecond, servers: Number(values.servers), flags });
}
if (wanted('walks')) {
  say('\nTwo walks: a high reading until the phones, a booking until its receipt:\n');
  await measureWalks();
}
const requested = pageParts.filter((part) => wanted('pages') || wanted(part));
if (requested.length > 0) {
  await measurePages({ runs: Number(values.runs), only: values.route, parts: requested });
}
