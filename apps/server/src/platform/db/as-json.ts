import { type SQL, sql } from 'drizzle-orm';

/**
 * Rows as one parameter of a statement, for `jsonb_to_recordset`: as text first, because the drivers
 * would each write JSON in their own way.
 */
export const asJson = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::text::jsonb`;
