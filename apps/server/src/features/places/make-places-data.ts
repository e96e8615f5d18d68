import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PlacesTable } from './places-table.ts';

type Tree = Record<string, Record<string, Record<string, Record<string, string[]>>>>;

const require = createRequire(import.meta.url);

const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const numbered = (parent: string, index: number) =>
  `${parent}${String(index + 1).padStart(2, '0')}`;
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The package spells one cell of Mahama (Kirehe) in two ways, Munini and Umunini, and so has 2,149
 * cells where the country has 2,148; lists with four cells there use one spelling or the other.
 */
function mendCells(sectorCode: string, cells: Record<string, string[]>): Record<string, string[]> {
  const { Umunini, ...others } = cells;
  if (sectorCode !== '5506' || !Umunini) return cells;
  return { ...others, Munini: [...(others.Munini ?? []), ...Umunini] };
}

/**
 * Converts the npm package `rwanda` into cells and villages by code; `sectors` are the sectors'
 * codes. After an update of the package, run this file with node to regenerate `places.data.json`.
 */
export function makePlacesData(
  known: Pick<PlacesTable, 'districts' | 'sectors'>,
): Pick<PlacesTable, 'cells' | 'villages'> {
  const tree: Tree = require('rwanda/data/provinces');
  const districts = Object.assign({}, ...Object.values(tree)) as Tree[string];
  const cells: Record<string, string[]> = {};
  const villages: Record<string, string[]> = {};
  for (const [code, [sector]] of Object.entries(known.sectors).sort(([a], [b]) => byName(a, b))) {
    const district = known.districts[code.slice(0, 2)] ?? '';
    const found = Object.entries(districts[district] ?? {}).find(
      ([name]) => plain(name) === plain(sector),
    );
    if (!found) throw new Error(`the package has no sector ${sector} in ${district}`);
    const own = mendCells(code, found[1]);
    const names = Object.keys(own).sort(byName);
    cells[code] = names;
    for (const [index, name] of names.entries()) {
      villages[numbered(code, index)] = [...(own[name] ?? [])].sort(byName);
    }
  }
  return { cells, villages };
}

if (import.meta.main) {
  const { readPlaces } = await import('./places-table.ts');
  const file = join(import.meta.dirname, 'places.data.json');
  writeFileSync(file, `${JSON.stringify(makePlacesData(readPlaces()))}\n`);
}
