import { useLingui } from '@lingui/react/macro';
import { DoctorDay } from '../../features/bookings/doctor-day.tsx';
import { PatientGlances } from '../../features/health/glances.tsx';
import { OwnNotes } from '../../features/health/own-notes.tsx';
import { usePageTitle } from '../../lib/page-title.ts';

/** A doctor's day, with the patients of near visits and what was written about them. */
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
