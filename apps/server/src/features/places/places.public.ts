import { sectorByName, sectorsAround } from './near-sectors.ts';
import { type Sector, sectorByCode } from './sectors.ts';

export { type Sector, sectorByCode, sectorByName, sectorsAround };
