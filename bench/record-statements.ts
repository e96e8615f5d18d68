import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement as the server sent it. */
export interface Statement {
  /** The name of the prepared statement; empty when PostgreSQL plans it every time. */
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const dates = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** The statements of the work that is being recorded. */
const recording = new AsyncLocalStorage<Statement[]>();

/**
 * Runs `work` and returns every statement that it sent to PostgreSQL. What the process sends
 * meanwhile by itself, such as the heartbeats of its connections, does not count.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const spy = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const config = typeof first === 'object' && first !== null ? first : { text: first };
    const name = 'name' in config ? String(config.name ?? '') : '';
    const text = 'text' in config ? String(config.text) : '';
    const own = 'values' in config && Array.isArray(config.values) ? config.values : undefined;
    const values = own ?? (Array.isArray(second) ? second : []);
    // Drizzle's array of row values arrives already flat.
    if (!/^\s*(LISTEN|set )/i.test(text)) {
      recording.getStore()?.push({ name, text, values: values.map(dates) });
    }
    return Reflect.apply(original, this, args);
  };
  pg.Client.prototype.query = spy as typeof original;
  try {
    await recording.run(statements, work);
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
