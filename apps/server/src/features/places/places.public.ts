import {
  distanceKm,
  distancesFrom,
  districtCodeOf,
  sectorByName,
  sectorNear,
  sectorsNear,
} from './near-sectors.ts';
import { districtByCode, type Sector, sectorByCode } from './sectors.ts';

export {
  distanceKm,
  distancesFrom,
  districtByCode,
  districtCodeOf,
  type Sector,
  sectorByCode,
  sectorByName,
  sectorNear,
  sectorsNear,
};
