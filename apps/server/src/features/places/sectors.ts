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

/** The sector with this code, or null. */
export function sectorByCode(code: string): Sector | null {
  const { districts, sectors } = readPlaces();
  const found = Object.hasOwn(sectors, code) ? sectors[code] : undefined;
  if (!found) return null;
  const [name, lat, lon] = found;
  const districtCode = code.slice(0, 2);
  return { code, name, district: districts[districtCode] ?? '', districtCode, lat, lon };
}
