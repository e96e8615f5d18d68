import { Navigate, useParams, useSearchParams } from 'react-router';
import { ElderGonePage } from '../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { usePreloadedSummary } from './patient-chart/chart-tabs.tsx';
import { PatientChart } from './patient-chart/patient-chart.tsx';

/**
 * The chart of a doctor's patient. Everybody else is led to the elder's health; who may not see it
 * reads the same as of any other elder that they cannot see.
 */
export function PatientChartPage() {
  const { id = '' } = useParams();
  const tab = useSearchParams()[0].get('tab');
  const { account } = useSession();
  usePreloadedSummary(tab === null || tab === 'summary');
  if (!account?.roles.includes('DOCTOR')) {
    return <Navigate to={`${paths.healthOf(id)}${tab ? `&tab=${tab}` : ''}`} replace />;
  }
  return (
    <ElderScope
      wanted={id}
      serves={({ by, permissions }) => by !== 'self' && permissions.includes('health:read')}
      nobody={null}
      gone={<ElderGonePage />}
    >
      {(elder) => <PatientChart elder={elder} />}
    </ElderScope>
  );
}
