import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { writePlainSent } from './plain-sent.ts';
import { supportData } from './support.public.ts';
import { supportHandlers } from './support.routes.ts';

/** The contact page and the coordinators' inbox. */
export function supportFeature(platform: Platform): Feature {
  return {
    handlers: supportHandlers(platform),
    fills: { 'contact-sent': (wish) => writePlainSent(platform, wish) },
    personalData: supportData,
  };
}
