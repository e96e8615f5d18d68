import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FhirSlot } from '../exchange/exchange.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { documentReferences } from './document-references.ts';
import { endSharesOf } from './documents.repo.ts';
import { documentsHandlers } from './documents.routes.ts';
import { documentsOnTimeline } from './documents-on-timeline.ts';
import { documentData } from './own-documents.ts';

/** Elders' documents and share links. */
export function documentsFeature(platform: Platform): Feature & TimelineSlot & FhirSlot {
  return {
    handlers: documentsHandlers(platform),
    onNewOwner: (tx, personId) => endSharesOf(tx, personId, platform.clock.now()),
    personalData: documentData(platform),
    timeline: [documentsOnTimeline],
    fhir: [(elderId) => documentReferences(platform, elderId)],
  };
}
