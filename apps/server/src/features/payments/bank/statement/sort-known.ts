import type { StatementLine } from './read-row.ts';

/** What is stored of a line. */
export type StoredLine = Omit<StatementLine, 'row'>;

/** What a file adds to the lines that are stored. */
export interface Sorted {
  /** Not stored, with how many that say the same are before it. */
  readonly fresh: readonly { readonly line: StatementLine; readonly nth: number }[];
  /** Perhaps stored in another dress. */
  readonly doubtful: readonly { readonly line: StatementLine; readonly known: StoredLine }[];
  readonly known: number;
}

const exact = ({ amount, bankReference, day, text }: StoredLine) =>
  JSON.stringify([day, amount, text, bankReference]);

/** Letters and digits alone, without accents and case. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two lines of one day and sum may be the same: in other columns, spellings or spaces. */
function isLike(one: StoredLine, other: StoredLine): boolean {
  const [a, b] = [folded(one.text), folded(other.text)];
  const [refA, refB] = [folded(one.bankReference ?? ''), folded(other.bankReference ?? '')];
  if (refA === '' || refB === '') return a.includes(b) || b.includes(a);
  // Two numbers of the bank are two lines, unless another dress may have numbers of another kind.
  return refA === refB || (a === b && one.text !== other.text);
}

function byKey<T extends StoredLine>(lines: readonly T[], key: (line: T) => string) {
  const groups = new Map<string, T[]>();
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line]);
  return groups;
}

/**
 * Compares the lines of a file with those that are stored of its days. Equal lines are counted by day:
 * the second of two is new only where the file has the first too. Where it lacks stored lines of the day,
 * it may show another part of the day, and an equal line without the bank's own number is in doubt; so is
 * the one with which it begins, on its first day, where it adds others.
 */
export function sortKnown(lines: readonly StatementLine[], stored: readonly StoredLine[]): Sorted {
  const fresh: { line: StatementLine; nth: number }[] = [];
  const doubtful: { line: StatementLine; known: StoredLine }[] = [];
  const equal: { line: StatementLine; known: StoredLine }[] = [];
  const storedOf = byKey(stored, ({ day }) => day);
  for (const [day, ofDay] of byKey(lines, (line) => line.day)) {
    const here = byKey(storedOf.get(day) ?? [], exact);
    const counts = new Map([...here].map(([says, all]) => [says, all.length]));
    const same: { line: StatementLine; known: StoredLine }[] = [];
    const rest: StatementLine[] = [];
    for (const line of ofDay) {
      const found = here.get(exact(line))?.pop();
      if (found) same.push({ line, known: found });
      else rest.push(line);
    }
    const left = new Set([...here.values()].flat());
    const others: StatementLine[] = [];
    for (const line of rest) {
      const like = [...left].find((each) => each.amount === line.amount && isLike(each, line));
      if (like) {
        left.delete(like);
        doubtful.push({ line, known: like });
      } else others.push(line);
    }
    for (const pair of same) {
      if (left.size > 0 && pair.line.bankReference === null) doubtful.push(pair);
      else equal.push(pair);
    }
    for (const line of others) {
      const nth = (counts.get(exact(line)) ?? 0) + 1;
      counts.set(exact(line), nth);
      fresh.push({ line, nth });
    }
  }
  // A file of the last lines may begin between two that say the same.
  const [oldest] = lines.map(({ day }) => day).sort();
  const edges = [lines[0]?.row, lines.at(-1)?.row];
  const isEdge = ({ line: { bankReference, day, row } }: { line: StatementLine }) =>
    fresh.length > 0 && bankReference === null && day === oldest && edges.includes(row);
  doubtful.push(...equal.filter(isEdge));
  const known = equal.filter((pair) => !isEdge(pair)).length;
  return { fresh, doubtful: doubtful.sort((a, b) => a.line.row - b.line.row), known };
}
