import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { PatientGlances } from '../../features/alerts/glances.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';

/** The patients whose health a doctor may see now, at a glance. */
export function OwnPatientsPage() {
  const { t } = useLingui();
  usePageTitle(t`Patients`);
  usePageBack('home');
  return (
    <Stack fill>
      <h1>
        <Trans>Patients</Trans>
      </h1>
      <PatientGlances />
    </Stack>
  );
}
