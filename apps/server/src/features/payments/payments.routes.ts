import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';

export function paymentsFeature(_platform: Platform): Feature {
  return { handlers: [] };
}
