import {
  distanceKm,
  distancesFrom,
  sectorByName,
  sectorNear,
  sectorsAround,
} from './near-sectors.ts';
import { type Sector, sectorByCode } from './sectors.ts';

export {
  distanceKm,
  distancesFrom,
  type Sector,
  sectorByCode,
  sectorByName,
  sectorNear,
  sectorsAround,
};
