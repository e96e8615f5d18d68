import { distanceKm, sectorByName, sectorsAround } from './near-sectors.ts';
import { type Sector, sectorByCode } from './sectors.ts';

export { distanceKm, type Sector, sectorByCode, sectorByName, sectorsAround };
