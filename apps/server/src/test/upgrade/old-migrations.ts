import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface OldMigration {
  readonly name: string;
  /** Its timestamp in the journal, in Unix milliseconds. */
  readonly at: number;
  readonly statements: string;
}

/** The migrations before they were squashed into the baseline, in order. */
export const oldMigrations: readonly OldMigration[] = readFileSync(
  join(import.meta.dirname, 'before-squash.sql'),
  'utf8',
)
  .split('--> migration ')
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [name = '', at = ''] = head.split(' ');
    return { name, at: Number(at), statements: lines.join('\n') };
  });

/** What one of them wrote into a database: its statements, and its row in Drizzle's journal. */
export function wroteBy({ at, statements }: OldMigration): string {
  const hash = createHash('sha256').update(statements).digest('hex');
  return `${statements};
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${at})`;
}
