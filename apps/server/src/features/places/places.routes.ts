import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';

export function placesFeature(_platform: Platform): Feature {
  return { handlers: [] };
}
