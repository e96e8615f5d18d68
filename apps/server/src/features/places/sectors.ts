import { readPlaces } from './places-table.ts';

/** A sector (umurenge) with its centre, in degrees. */
export interface Sector {
  /** Four digits. */
  readonly code: string;
  readonly name: string;
  readonly district: string;
  readonly districtCode: string;
  readonly lat: number;
  readonly lon: number;
}

/** A place with its middle, in degrees. */
export interface Middle {
  /** Of a sector (four digits) or a district (two). */
  readonly code: string;
  readonly lat: number;
  readonly lon: number;
}

/** The sector with this code, or null. */
export function sectorByCode(code: string): Sector | null {
  const { districts, sectors } = readPlaces();
  const found = Object.hasOwn(sectors, code) ? sectors[code] : undefined;
  if (!found) return null;
  const [name, lat, lon] = found;
  const districtCode = code.slice(0, 2);
  return { code, name, district: districts[districtCode] ?? '', districtCode, lat, lon };
}

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;

/** The district with this code, whose middle is the mean of its sectors' centres; or null. */
export function districtByCode(code: string): Middle | null {
  const { districts, sectors } = readPlaces();
  if (!Object.hasOwn(districts, code)) return null;
  const within = Object.entries(sectors).filter(([sector]) => sector.startsWith(code));
  return {
    code,
    lat: mean(within.map(([, [, lat]]) => lat)),
    lon: mean(within.map(([, [, , lon]]) => lon)),
  };
}
