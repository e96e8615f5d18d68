import { type SQL, sql } from 'drizzle-orm';

const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * JSON that PostgreSQL takes. It refuses half of a surrogate pair, such as at the end of a name that
 * was cut, which would hold up every row of the statement.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud') ? JSON.stringify(value, wellFormed) : text;
}

/**
 * Rows as one parameter of a statement, for `jsonb_to_recordset`: as text first, because the drivers
 * would each write JSON in their own way.
 */
export const asJson = (rows: readonly object[]): SQL => sql`${jsonText(rows)}::text::jsonb`;
