import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The places of Rwanda. A code is the parent's code plus the place's number: province 1 digit,
 * district 2, sector 4, cell 6, village 8. Cells and villages are listed in the order of their
 * numbers.
 */
export interface PlacesTable {
  readonly districts: Readonly<Record<string, string>>;
  /** Name, latitude and longitude of the centre, in degrees (from NISR's polygons). */
  readonly sectors: Readonly<Record<string, readonly [string, number, number]>>;
  /** By sector code. */
  readonly cells: Readonly<Record<string, readonly string[]>>;
  /** By cell code. */
  readonly villages: Readonly<Record<string, readonly string[]>>;
}

let table: PlacesTable | undefined;

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;
}

/** Reads the tables at the first call, so that fifteen thousand names do not slow the start. */
export function readPlaces(): PlacesTable {
  table ??= {
    ...readData<Pick<PlacesTable, 'districts' | 'sectors'>>('sectors.data.json'),
    ...readData<Pick<PlacesTable, 'cells' | 'villages'>>('places.data.json'),
  };
  return table;
}
