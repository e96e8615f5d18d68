import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { emergencyHandlers } from './emergency.routes.ts';

/** Whom to call in an emergency. */
export const emergencyFeature = (platform: Platform): Feature => ({
  handlers: emergencyHandlers(platform),
});
