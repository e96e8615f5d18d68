import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { placesHandlers } from './places.routes.ts';

/** Provinces, districts, sectors, cells and villages. */
export const placesFeature = (platform: Platform): Feature => ({
  handlers: placesHandlers(platform),
});
