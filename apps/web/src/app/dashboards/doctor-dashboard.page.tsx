import { useLingui } from '@lingui/react/macro';
import { PatientGlances } from '../../features/alerts/glances.tsx';
import { OwnNotes } from '../../features/notes/own-notes.tsx';
import { DoctorDay } from '../../features/practice/diary/doctor-day.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';

/** A doctor's dashboard: the day, patients of current appointments, and notes. */
export function DoctorDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <DoctorDay>
      <PatientGlances />
      <OwnNotes />
    </DoctorDay>
  );
}
