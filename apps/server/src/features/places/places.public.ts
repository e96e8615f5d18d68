import { distanceKm, distancesFrom, sectorByName, sectorsAround } from './near-sectors.ts';
import { type Sector, sectorByCode } from './sectors.ts';

export { distanceKm, distancesFrom, type Sector, sectorByCode, sectorByName, sectorsAround };
