import type { TimelineKind } from '@hafi/contract/timeline/timeline.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the timeline's filters. */
export const timelineKindNames: Record<TimelineKind, MessageDescriptor> = {
  vitals: msg`Readings`,
  alerts: msg`Alerts`,
  medications: msg`Medicines`,
  appointments: msg`Visits to doctors`,
  notes: msg`Doctors' notes`,
  record: msg`Illnesses, allergies and insurance`,
  documents: msg`Documents`,
  care: msg`Caregivers' visits`,
};
