import { setImmediate } from 'node:timers/promises';
import { colon } from '@hafi/i18n/colon';
import { formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { drawApart } from '../../../platform/pdf/draw-apart.ts';
import type {
  DataReader,
  DataRecord,
  DataValue,
  MyData,
} from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawLines, type Line } from './draw-lines.ts';
import { dataWords, partNames } from './my-data.messages.ts';
import { codedValues, codeWords } from './my-data-codes.messages.ts';
import { valueNames } from './my-data-values.messages.ts';
import { settingWords } from './setting-words.messages.ts';

/** Formats a value for people; empty when there is nothing to show. `name`: which value it is. */
function wordsOf(value: DataValue, reader: DataReader, name: string): string {
  const { locale, translate } = reader;
  if (value === null) return '';
  if (typeof value === 'boolean') return translate(locale, dataWords[value ? 'yes' : 'no']);
  if (value instanceof Date) return formatDateTime(value, locale);
  const coded = typeof value === 'string' ? codeOf(name, value) : undefined;
  if (coded) return translate(locale, coded);
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value)
    .map(([part, each]) => {
      const of = Array.isArray(value) ? name : part;
      return [part, wordsOf(each, reader, of)] as const;
    })
    .filter(([, words]) => words !== '')
    .map(([part, words]) =>
      Array.isArray(value) ? words : `${nameOf(part, reader)}${colon(locale)}${words}`,
    );
  return parts.join(', ');
}

/** What a code means: of a setting by its name too, elsewhere the same in every value. */
const codeOf = (name: string, value: string) =>
  settingWords[`${name}.${value}`] ?? (codedValues.has(name) ? codeWords[value] : undefined);

const nameOf = (name: string, { locale, translate }: DataReader) => {
  const known = valueNames[name];
  return known ? translate(locale, known) : name;
};

/** The readable fields of a record, without ids. */
const linesOf = (record: DataRecord, reader: DataReader) =>
  Object.entries(record)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => [nameOf(name, reader), wordsOf(value, reader, name)] as const)
    .filter(([, words]) => words !== '');

/** How many records are put into words before others have their turn. */
const atOnce = 200;

/** The data export as a tagged A4 PDF, in the person's language. */
export async function myDataPdf(
  { translate }: Pick<Platform, 'translate'>,
  { data, at, locale }: { data: MyData; at: Date; locale: Locale },
): Promise<Uint8Array> {
  const reader = { locale, translate };
  const [person] = data.account ?? [];
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const title = translate(locale, dataWords.title);
  const written = { at: formatDateTime(at, locale), name };
  const lines: Line[] = [{ kind: 'quiet', text: translate(locale, dataWords.written, written) }];
  let worded = 0;
  for (const [part, records] of Object.entries(data)) {
    const heading = partNames[part];
    lines.push({ kind: 'heading', text: heading ? translate(locale, heading) : part });
    if (records.length === 0)
      lines.push({ kind: 'quiet', text: translate(locale, dataWords.nothing) });
    for (const record of records) {
      lines.push({ kind: 'gap' });
      for (const [term, words] of linesOf(record, reader))
        lines.push({ kind: 'text', text: `${term}${colon(locale)}${words}` });
      worded += 1;
      if (worded % atOnce === 0) await setImmediate();
    }
  }
  return drawApart(new URL('./draw-lines.ts', import.meta.url).href, drawLines, {
    language: locale,
    title,
    at,
    lines,
  });
}
