import { colon } from '@hafi/i18n/colon';
import { formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { inks, newTaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import type {
  DataReader,
  DataRecord,
  DataValue,
  MyData,
} from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dataWords, partNames } from './my-data.messages.ts';
import { codedValues, codeWords } from './my-data-codes.messages.ts';
import { valueNames } from './my-data-values.messages.ts';
import { settingWords } from './setting-words.messages.ts';

const margin = 48;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a value for people; empty when there is nothing to show. `name`: which value it is. */
function wordsOf(value: DataValue, reader: DataReader, name: string): string {
  const { locale, translate } = reader;
  if (value === null) return '';
  if (typeof value === 'boolean') return translate(locale, dataWords[value ? 'yes' : 'no']);
  if (typeof value === 'string' && instant.test(value)) {
    return formatDateTime(new Date(value), locale);
  }
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

/** The data export as a tagged A4 PDF, in the person's language. */
export async function myDataPdf(
  { translate }: Pick<Platform, 'translate'>,
  { data, at, locale }: { data: MyData; at: Date; locale: Locale },
): Promise<Uint8Array> {
  const reader = { locale, translate };
  const title = translate(locale, dataWords.title);
  const pdf = await newTaggedPdf({ size: 'A4', margin, language: locale, title, at });
  const { document } = pdf;
  const write = (type: 'H1' | 'H2' | 'P', size: number, text: string, colour?: string) =>
    pdf.add(type, () => {
      pdf.font(type === 'P' ? 'regular' : 'bold', size, colour).text(text, margin);
    });
  const [person] = data.account ?? [];
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  write('H1', 20, title);
  const written = { at: formatDateTime(at, locale), name };
  write('P', 11, translate(locale, dataWords.written, written), inks.quiet);
  for (const [part, records] of Object.entries(data)) {
    document.moveDown(1.2);
    const heading = partNames[part];
    write('H2', 14, heading ? translate(locale, heading) : part);
    if (records.length === 0) write('P', 11, translate(locale, dataWords.nothing), inks.quiet);
    for (const record of records) {
      document.moveDown(0.5);
      for (const [term, words] of linesOf(record, reader))
        write('P', 11, `${term}${colon(locale)}${words}`);
    }
  }
  return pdf.end();
}
