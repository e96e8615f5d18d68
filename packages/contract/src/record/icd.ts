import { icdTable } from './icd-table.ts';

/** A condition of the table. */
export interface KnownIllness {
  /** Of the ICD-10 (WHO). */
  readonly code: string;
  readonly names: Readonly<Record<'en' | 'rw' | 'fr', string>>;
  /** Other words by which it is searched, of all languages. */
  readonly also: string;
}

/** Every condition of the table, in its order. */
export const knownIllnesses: readonly KnownIllness[] = icdTable
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', en = '', rw = '', fr = '', also = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { code, names: { en, rw, fr }, also };
  });

const byCode = new Map(knownIllnesses.map((illness) => [illness.code, illness]));

/** The condition with a code; undefined for one that is not in the table. */
export const illnessOf = (code: string): KnownIllness | undefined => byCode.get(code);

/** The table's name of a condition in a language; otherwise the name as it was written. */
export const illnessName = (
  { code, name }: { readonly code?: string | null; readonly name: string },
  locale: 'en' | 'rw' | 'fr',
): string => {
  const known = code ? illnessOf(code) : undefined;
  // Somebody may have written more than the table says, which counts more than a translation.
  const isTheirs = known && Object.values(known.names).includes(name);
  return isTheirs ? known.names[locale] : name;
};
