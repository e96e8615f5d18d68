import { Session } from 'node:inspector/promises';
import { makeTemplate } from '../apps/server/src/test/postgres-template.ts';
import type { ActOfWalks } from '../apps/server/src/test/two-walks.ts';
import { ROOT } from '../scripts/run-command.ts';
import { startPrivatePostgres } from '../scripts/test/private-postgres.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { table } from './table.ts';

const readsOf = (statements: readonly Statement[], table: string) =>
  statements.filter(({ text }) => text.startsWith('select') && text.includes(` from "${table}"`))
    .length;

const walkOf = (act: ActOfWalks) =>
  act === 'high reading' || act === 'its messages' ? 'reading, in all' : 'booking, in all';

/** Files of the product, without the provider sandbox. */
const ofProduct = /^(apps\/server\/src\/(?!test\/)|packages\/(?!providers-sandbox\/))/;

/**
 * Runs the two walks (from a high reading to the family's phones, from a booking to its receipt)
 * and counts for each action the statements, how often circle and people are queried, and our files
 * in which a function ran.
 */
export async function measureWalks(): Promise<void> {
  const postgres = await startPrivatePostgres();
  process.env.TEST_DATABASE = 'postgres';
  process.env.TEST_POSTGRES_URL = postgres.url;
  const dropTemplate = await makeTemplate();
  const { startPaymentStage } = await import('../apps/server/src/test/payment-stage.ts');
  const { goTwoWalks } = await import('../apps/server/src/test/two-walks.ts');
  const stage = await startPaymentStage();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const rows: string[][] = [];
  const walks = new Map<string, { statements: number; files: Set<string> }>();
  try {
    await goTwoWalks(stage, async (act, work) => {
      let done: unknown;
      await session.post('Profiler.takePreciseCoverage');
      const statements = await recordStatements(async () => {
        done = await work();
      });
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const files = result
        .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
        .map(({ url }) => url.slice(url.indexOf(ROOT) + ROOT.length + 1))
        .filter((file) => ofProduct.test(file));
      const requested = ['circle_members', 'people'].map((name) => readsOf(statements, name));
      const walk = walks.get(walkOf(act)) ?? { statements: 0, files: new Set() };
      walk.statements += statements.length;
      for (const file of files) walk.files.add(file);
      walks.set(walkOf(act), walk);
      const counts = [statements.length, ...requested, files.length];
      rows.push([act, ...counts.map(String)]);
      return done;
    });
  } finally {
    await stage.close();
    await dropTemplate();
    await postgres.stop();
  }
  for (const [walk, { files, statements }] of walks) {
    rows.push([walk, String(statements), '', '', String(files.size)]);
  }
  const head = ['Act', 'statements', 'circle read', 'people read', 'files'];
  process.stdout.write(`${table(head, rows)}\n`);
}
