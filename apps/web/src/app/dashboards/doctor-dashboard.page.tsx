import { useLingui } from '@lingui/react/macro';
import { DoctorDesk } from '../../features/practice/desk/doctor-desk.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';

/** A doctor's dashboard: the day, what is urgent, what waits. */
export function DoctorDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return <DoctorDesk />;
}
