import lighthouse from 'lighthouse';
import { median } from './median.ts';
import { table } from './table.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

interface Audited {
  readonly marks: Partial<Record<Category, number>>;
  /** The ids of the failed audits outside performance. */
  readonly lacks: string[];
}

async function audit(url: string, port: number, only: Category[]): Promise<Audited> {
  const result = await lighthouse(url, { port, onlyCategories: only, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: found, audits } = result.lhr;
  const marks: Partial<Record<Category, number>> = {};
  const lacks: string[] = [];
  for (const category of only) {
    const each = found[category];
    if (each) marks[category] = Math.round((each.score ?? 0) * 100);
    if (category === 'performance') continue;
    for (const { id, weight } of each?.auditRefs ?? []) {
      if (weight > 0 && (audits[id]?.score ?? 1) < 1) lacks.push(id);
    }
  }
  return { marks, lacks };
}

/** Prints Lighthouse's mobile scores of public pages; performance is the median of `runs`. */
export async function measureMarks(
  address: string,
  port: number,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  const lines: string[][] = [];
  for (const path of paths) {
    const url = `${address}${path}`;
    const { marks, lacks } = await audit(url, port, categories);
    const performances = [marks.performance ?? 0];
    while (performances.length < runs) {
      performances.push((await audit(url, port, ['performance'])).marks.performance ?? 0);
    }
    const all = { ...marks, performance: median(performances) };
    const holds = categories.every((each) => (all[each] ?? 0) >= goals[each]);
    const what = holds ? 'hold' : ['MISSED', ...lacks].join(' ');
    lines.push([path, ...categories.map((each) => String(all[each] ?? '')), what]);
  }
  process.stdout.write(`${table(['Route', ...categories, 'goals'], lines)}\n`);
}
