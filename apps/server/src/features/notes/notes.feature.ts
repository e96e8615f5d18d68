import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FhirSlot } from '../exchange/exchange.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { noteCompositions } from './note-compositions.ts';
import { notesHandlers } from './notes.routes.ts';
import { notesOnTimeline } from './notes-on-timeline.ts';
import { noteData } from './own-notes.ts';

/** Doctors' notes about appointments. */
export function notesFeature(platform: Platform): Feature & TimelineSlot & FhirSlot {
  return {
    handlers: notesHandlers(platform),
    personalData: noteData,
    timeline: notesOnTimeline,
    fhir: [(elderId) => noteCompositions(platform.db, elderId)],
  };
}
