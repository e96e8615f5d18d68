import { existsSync, readFileSync } from 'node:fs';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** The test cards that a payer can type at the sandbox, and others that everybody knows. */
const cards = [
  '5531886652142950',
  '4187427415564246',
  '5438898014560229',
  '5258585922666506',
  '4751763236699647',
  '5590131743294314',
  '4242424242424242',
];

/** Fields whose digits nobody but a provider may see. */
const fields = /"(cvv|cvc|card_?number|momo_?pin|wallet_?pin)"\s*:\s*"?\d{3,}/i;

const { airtel, flutterwave, irembopay, momo, subscriptionKey } = demoCredentials;
const keys = {
  'the API key of MTN': momo.apiKey,
  'the subscription key of MTN': subscriptionKey,
  "Airtel's secret": airtel.clientSecret,
  "Airtel's key of notices": airtel.noticeKey,
  "Flutterwave's secret": flutterwave.secretKey,
  "Flutterwave's hash of notices": flutterwave.secretHash,
  "IremboPay's secret": irembopay.secretKey,
};

/**
 * The names of the secrets in a text: card numbers however they are grouped, keys of the providers, and
 * the tokens that they have given out.
 */
export function findSecrets(text: string, tokens: readonly string[] = []): string[] {
  const found = Object.entries(keys).flatMap(([name, key]) => (text.includes(key) ? [name] : []));
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  if (cards.some((card) => digits.includes(card))) found.push('a card number');
  if (fields.test(text)) found.push('a field of a card, or a PIN');
  if (tokens.some((token) => text.includes(token))) found.push('a token of a provider');
  return found;
}

/** The tokens that a sandbox has given out, by its journal. */
export function tokensOf(journal: string): string[] {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"token-issued"'))
    .map((line) => JSON.parse(line).token as string);
}

/** Every row of every table, as text. */
export async function dumpRows(db: Db): Promise<string> {
  const rows = async <R>(question: string): Promise<R[]> =>
    ((await db.execute(sql.raw(question))) as unknown as { rows: R[] }).rows;
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(`select kept::text as row from "${name}" kept`);
    texts.push(name, ...found.map(({ row }) => row));
  }
  return texts.join('\n');
}

/**
 * Searches texts by where they were left.
 * @throws Error that names what was found where
 */
export function refuseSecrets(
  left: Readonly<Record<string, string>>,
  tokens: readonly string[],
): void {
  const found = Object.entries(left).flatMap(([where, text]) =>
    findSecrets(text, tokens).map((name) => `${name} in the ${where}`),
  );
  if (found.length > 0) throw new Error(`Secrets were left behind: ${found.join('; ')}`);
}
