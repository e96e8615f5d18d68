import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Readings, limits and alerts. */
export const VitalsTab = lazyPart(async () => (await import('./vitals-tab.tsx')).VitalsTab);

/** Medicines and doses. */
export const MedicationsTab = lazyPart(
  async () => (await import('../../../features/medications/medications-tab.tsx')).MedicationsTab,
);

/** Readings as charts. */
export const ReportTab = lazyPart(
  async () => (await import('../../../features/vitals/report/report-tab.tsx')).ReportTab,
);

/** The record and the notes of doctors. */
export const RecordTab = lazyPart(async () => (await import('./record-tab.tsx')).RecordTab);

/** Documents and their links. */
export const DocumentsTab = lazyPart(
  async () => (await import('../../../features/documents/documents-tab.tsx')).DocumentsTab,
);

/** What happened, by day. */
export const TimelineTab = lazyPart(
  async () => (await import('../../../features/timeline/timeline-tab.tsx')).TimelineTab,
);

/** Home visits. */
export const CareVisitsTab = lazyPart(
  async () => (await import('../../../features/caregivers/visits-tab.tsx')).CareVisitsTab,
);
