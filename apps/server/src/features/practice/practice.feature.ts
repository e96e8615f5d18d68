import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { practiceHandlers } from './practice.routes.ts';

/** A doctor's own practice. */
export const practiceFeature = (platform: Platform): Feature => ({
  handlers: practiceHandlers(platform),
});
