import { describe, expect, test } from 'vitest';
import { breaches } from '../test/breaches.ts';
import { drawnStates } from './drawn-states.ts';
import { forbiddenCalls } from './forbidden-calls.ts';
import { noLoopholes } from './no-loopholes.ts';
import { oldBrowsers } from './old-browsers.ts';
import { oneMeaning } from './one-meaning.ts';
import { oneQueryRoom } from './one-query-room.ts';
import { oneTransaction } from './one-transaction.ts';
import { pageAddresses } from './page-addresses.ts';
import { rawWords } from './raw-words.ts';

describe('drawn-states', () => {
  const part = (code: string) => ({ 'apps/web/src/features/alerts/attention.tsx': code });

  test.each([
    'export const A = () => dataOf(useAlerts())?.map(draw) ?? null;',
    'export function A() { const q = useAlerts(); return (dataOf(q) ?? []).length; }',
    'export const A = () => (useAlerts() as UseQueryResult<Alert[]>).data;',
  ])('%s is refused: a failure would look like nothing to worry about', (code) => {
    expect(breaches(drawnStates, part(code))).toHaveLength(1);
  });

  test.each([
    'export const A = () => { const q = useAlerts(); return <><b>{dataOf(q)?.length}</b><QueryState query={q} /></>; };',
    'export const A = () => { const q = useAlerts(); return q.isError ? <Lost /> : <b>{dataOf(q)}</b>; };',
    'export const useA = () => { const query = useAlerts(); return { query, count: dataOf(query)?.length }; };',
    'export const A = () => { const s = statusOf(useAlerts()); return s.status === "answered" ? s.data : s.status; };',
  ])('%s is fine', (code) => {
    expect(breaches(drawnStates, part(code))).toEqual([]);
  });
});

describe('old-browsers', () => {
  const part = (code: string) => ({ 'apps/web/src/lib/outbox/send-entry.ts': code });

  test.each([
    'export const s = () => AbortSignal.timeout(9);',
    'export const s = (list: number[]) => list.toSorted();',
    'export const s = (at: string) => URL.canParse(at);',
  ])('%s is refused', (code) => {
    expect(breaches(oldBrowsers, part(code))).toHaveLength(1);
  });

  test.each([
    "export const s = () => typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(9) : late();",
    'export const s = (list: number[]) => [...list].sort();',
  ])('%s is fine', (code) => {
    expect(breaches(oldBrowsers, part(code))).toEqual([]);
  });
});

describe('raw-words', () => {
  const page = (jsx: string) => ({
    'apps/web/src/features/bookings/a.page.tsx': `export const A = (p: P) => (\n  ${jsx}\n);\n`,
  });
  test.each([
    '<p>Book a visit</p>',
    '<p>Murakaza neza</p>',
    "<p>{'Book'}</p>",
    "<p>{p.late ? 'Late' : p.time}</p>",
    "<p>{p.name ?? 'Nobody'}</p>",
    `<p>{\`$\{p.count} visits\`}</p>`,
    '<button aria-label="Close" />',
    "<img alt={'A basket'} />",
    '<input placeholder="Search" />',
    `<a title={\`To $\{p.name}\`} />`,
    '<Field label="Name" />',
    '<Field explanation="We call you back" />',
  ])('%s is refused', (jsx) => {
    expect(breaches(rawWords, page(jsx))).toHaveLength(1);
  });

  test.each([
    '<Trans>Book a visit, {p.name}</Trans>',
    '<p>{t`Book a visit`}</p>',
    '<Plural value={p.count} one="# visit" other="# visits" />',
    '<button aria-label={t`Close`} />',
    '<p>{p.name} · 12:30</p>',
    '<p className="Wide Card" id="top">{p.text}</p>',
    '<path d="M10 20 L30 40" />',
    "<Button kind={p.bold ? 'primary' : 'plain'} />",
    '<p>Hafi</p>',
  ])('%s is fine', (jsx) => {
    expect(breaches(rawWords, page(jsx))).toEqual([]);
  });

  test('the design system holds no words either', () => {
    const files = { 'packages/ui/src/button/button.tsx': 'export const B = () => <b>Press</b>;' };
    expect(breaches(rawWords, files)).toHaveLength(1);
  });

  test.each([
    'packages/ui/src/button/button.test.tsx',
    'packages/ui/src/button/button.example.tsx',
    'packages/ui/gallery/gallery.tsx',
  ])('%s may write words', (file) => {
    expect(breaches(rawWords, { [file]: 'render(<b>Press</b>);' })).toEqual([]);
  });
});

describe('forbidden-calls', () => {
  const file = 'apps/web/src/lib/a.tsx';
  test.each([
    "alert('No');",
    "window.alert('No');",
    "if (window.confirm('Sure?')) stop();",
    "console.log('here');",
    'console.error(error);',
    'void act.mutateAsync().catch(() => undefined);',
    'void act.mutateAsync(id).then(close).catch(() => {});',
    'const a = <p style={{ color: red }} />;',
    'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
  ])('%s is refused', (text) => {
    expect(breaches(forbiddenCalls, { [file]: text })).toHaveLength(1);
  });

  test('our own functions of such names, and scripts, are fine', () => {
    expect(breaches(forbiddenCalls, { [file]: 'circle.alert(elder); confirm(booking);' })).toEqual(
      [],
    );
    expect(breaches(forbiddenCalls, { 'scripts/a.ts': "console.log('done');" })).toEqual([]);
  });
});

describe('one-query-room', () => {
  const feature = 'apps/web/src/features/bookings/a.queries.ts';
  test.each([
    "import { useQuery } from '@tanstack/react-query';",
    "ask({ queryKey: ['bookings'] });",
    "const href = '/api/bookings';",
    `const href = \`/api/bookings/$\{id}/file\`;`,
  ])('%s is refused in a feature', (text) => {
    expect(breaches(oneQueryRoom, { [feature]: text })).toHaveLength(1);
  });

  test('in lib/query, and of addresses in lib, they are fine', () => {
    const query = "import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryKey: key });";
    expect(breaches(oneQueryRoom, { 'apps/web/src/lib/query/use-answer.ts': query })).toEqual([]);
    expect(
      breaches(oneQueryRoom, { 'apps/web/src/lib/session.ts': "const at = '/api/auth';" }),
    ).toEqual([]);
  });
});

describe('one-transaction', () => {
  const feature = 'apps/server/src/features/bookings/cancel-booking.ts';
  test.each([
    'platform.outbox.kick();',
    'await outbox.add(tx, [mail]);',
    "platform.realtime\n  .changed(people, ['bookings']);",
    'await platform.db.transaction(async (tx) => cancel(tx));',
    `const lock = sql\`select pg_advisory_xact_lock($\{elderId}, 4871004)\`;`,
    "const lock = 'pg_advisory_lock';",
    'async function cancel(tx: Db, id: string) {}',
    'const cancel = (id: string, tx: Db) => id;',
  ])('%s is refused in a feature', (text) => {
    expect(breaches(oneTransaction, { [feature]: text })).toHaveLength(1);
  });

  test('the one way, readers, the platform and tests are fine', () => {
    const text = `
      async function cancel(tx: Tx, id: string) {
        await lock(tx, 'booking', id);
        await tx.tell([mail]);
        tx.changed('bookings', people);
      }
      const find = (db: Db, id: string) => db.select();
      await inTransaction(platform, (tx) => cancel(tx, id));`;
    expect(breaches(oneTransaction, { [feature]: text })).toEqual([]);
    const kick = { 'apps/server/src/platform/db/in-transaction.ts': 'outbox.kick();' };
    expect(breaches(oneTransaction, kick)).toEqual([]);
    const tried = { 'apps/server/src/features/bookings/a.test.ts': 'db.transaction(work);' };
    expect(breaches(oneTransaction, tried)).toEqual([]);
  });
});

describe('no-loopholes', () => {
  test.each([
    `// @ts-${'ignore'}\nstop();`,
    `stop(); // @ts-${'expect-error'} later`,
    `/* ${'TO'}${'DO'}: mend */\nstop();`,
    `// ${'FIX'}${'ME'}\nstop();`,
  ])('%j is refused', (text) => {
    expect(breaches(noLoopholes, { 'apps/server/src/a.ts': text })).toHaveLength(1);
  });

  test.each(['test.skip', 'it.only', 'describe.skip', 'test.todo', 'test.skipIf(true)'])(
    '%s is refused in a test',
    (call) => {
      const text = `${call}('a', () => {});`;
      expect(breaches(noLoopholes, { 'apps/server/src/a.test.ts': text })).toHaveLength(1);
    },
  );

  test('plain tests and plain comments are fine', () => {
    const text = "// why\ntest('a', () => {});\ntest.each([1])('b', () => {});\nlist.skip(2);";
    expect(breaches(noLoopholes, { 'apps/server/src/a.test.ts': text })).toEqual([]);
  });
});

describe('page-addresses', () => {
  const links = {
    'packages/contract/src/core/links.ts': `export const links = { vitals: '/healthcare?tab=vitals', one: (id: string) => \`/bookings/\${id}\` };`,
  };
  const feature = 'apps/server/src/features/notifications/notifications.repo.ts';

  test.each([
    "const page = '/healthcare%';",
    `const page = \`/bookings/\${id}\`;`,
    'const page = `/healthcare?tab=vitals`;',
  ])('an address in a feature is refused: %s', (code) => {
    expect(breaches(pageAddresses, { ...links, [feature]: code })).toHaveLength(1);
  });

  test.each([
    [
      feature,
      "const path = '/api/bookings'; const kind = 'bookings'; const more = '/healthcares';",
    ],
    [feature, 'const page = links.vitals;'],
    ['apps/server/src/features/notifications/tell.test.ts', "const page = '/healthcare';"],
    ['apps/web/src/lib/paths.ts', "const page = '/healthcare';"],
  ])('in %s this is fine: %s', (file, code) => {
    expect(breaches(pageAddresses, { ...links, [file]: code })).toEqual([]);
  });
});

describe('one-meaning', () => {
  const bookings = 'apps/server/src/features/bookings/';

  test.each([
    [`${bookings}next-visit.ts`, 'export const next = 1;', 'undefined: a visit is a home visit'],
    [`${bookings}coming.ts`, 'export function findVisits() {}', '1: "findVisits": a visit is'],
    [`${bookings}coming.ts`, 'export const a = ({ visit }: B) => visit;', '1: "visit": a visit is'],
    ['packages/ui/src/menu/menu.tsx', 'type Props = { look: string };', '1: "look": say view'],
    [`${bookings}told-people.ts`, 'export const next = 1;', 'undefined: say what the trade says'],
    [`${bookings}coming.ts`, 'export const toldPeople = 1;', '1: "toldPeople": say what'],
    [`${bookings}coming.ts`, 'export function f(asked: B) {}', '1: "asked": say what'],
    [`${bookings}coming.ts`, 'const { told: heard } = a;', '1: "heard": say what'],
    [`${bookings}coming.ts`, 'export const useLeftCall = 1;', '1: "useLeftCall": say what'],
  ])('%s with %s is refused', (file, code, message) => {
    expect(breaches(oneMeaning, { [file]: code })).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    [`${bookings}coming.ts`, 'export const visitor = 1, revisited = 2;'],
    [`${bookings}coming.ts`, 'import { putVisit } from "./a.ts"; putVisit(b.visit);'],
    [`${bookings}coming.ts`, 'export const { careVisits, visitId } = a; export const lookup = 1;'],
    [
      `${bookings}coming.ts`,
      'export const f = ({ told, toldAt }: B) => ({ told, daysLeft: toldAt });',
    ],
    ['apps/server/src/features/caregivers/log-visit.ts', 'export function logVisit() {}'],
    ['packages/contract/src/alerts/glance.schemas.ts', 'export const a = { nextVisit: 1 };'],
  ])('%s with %s is fine', (file, code) => {
    expect(breaches(oneMeaning, { [file]: code })).toEqual([]);
  });
});
