import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { MyBookings } from '../../../features/bookings/my-bookings.tsx';
import { ElderChoice } from '../../../features/circle/elder-choice.tsx';
import { ElderScope } from '../../../kit/circle/elder-scope.tsx';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { PatientBanner } from '../../../kit/record/patient-banner.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { stateOf } from '../../../lib/query/known.ts';
import { useSearch } from '../../../lib/search.ts';
import { useAccount } from '../../../lib/session.ts';
import { useTab } from '../../../lib/use-tab.ts';
import { withParam } from '../../../lib/with-param.ts';
import { PageLoading } from '../../page-loading.tsx';

const VitalsTab = lazyPart(async () => (await import('./vitals-tab.tsx')).VitalsTab);
const ToldAlerts = lazyPart(
  async () => (await import('../../../features/alerts/told-alerts.tsx')).ToldAlerts,
);
const MedicationsTab = lazyPart(
  async () => (await import('../../../features/medications/medications-tab.tsx')).MedicationsTab,
);
const ReportTab = lazyPart(
  async () => (await import('../../../features/vitals/report/report-tab.tsx')).ReportTab,
);
const RecordTab = lazyPart(async () => (await import('./record-tab.tsx')).RecordTab);
const DocumentsTab = lazyPart(
  async () => (await import('../../../features/documents/documents-tab.tsx')).DocumentsTab,
);

const TimelineTab = lazyPart(
  async () => (await import('../../../features/timeline/timeline-tab.tsx')).TimelineTab,
);

const CareVisitsTab = lazyPart(
  async () => (await import('../../../features/caregivers/visits-tab.tsx')).CareVisitsTab,
);

/**
 * Whether a tab is accessible: visits for who schedules or makes them, the others for readers of
 * the elder's health.
 */
function mayOpen({ by, permissions, relation }: Elder, part: string): boolean {
  if (permissions.includes('health:read')) return true;
  const careVisits = permissions.includes('bookings:manage') || relation === 'caregiver';
  return part === 'visits' && by !== 'visit' && careVisits;
}

/** The tabs of an elder's health, for people who may see it. */
function useHealthTabs(): { id: string; title: string; draw: (elder: Elder) => ReactNode }[] {
  const { t } = useLingui();
  return [
    {
      id: 'medications',
      title: t`Medications`,
      draw: (elder) => <MedicationsTab elder={elder} />,
    },
    { id: 'vitals', title: t`Vitals`, draw: (elder) => <VitalsTab elder={elder} /> },
    { id: 'report', title: t`Health Report`, draw: (elder) => <ReportTab elder={elder} /> },
    { id: 'record', title: t`Record`, draw: (elder) => <RecordTab elder={elder} /> },
    { id: 'documents', title: t`Documents`, draw: (elder) => <DocumentsTab elder={elder} /> },
    { id: 'visits', title: t`Home visits`, draw: (elder) => <CareVisitsTab elder={elder} /> },
    { id: 'timeline', title: t`Timeline`, draw: (elder) => <TimelineTab elder={elder} /> },
  ];
}

/**
 * Appointments, and the parts of an elder's health that the member may open. `chart` is the elder
 * when the address names one.
 */
function HealthTabs({ elder, chart = null }: { elder: Elder | null; chart?: Elder | null }) {
  const { t } = useLingui();
  const tab = useTab();
  const parts = useHealthTabs().filter(({ id }) => elder !== null && mayOpen(elder, id));
  // The links of alerts lead to the tab of the vitals, also those of who may not see them.
  const told =
    elder?.permissions.includes('alerts:receive') && !mayOpen(elder, 'vitals')
      ? [{ id: 'vitals', title: t`Alerts`, draw: (of: Elder) => <ToldAlerts elder={of} /> }]
      : [];
  const ofHealth = [...told, ...parts].map(({ id, title, draw }) => ({
    id,
    title,
    content: elder ? <Suspense fallback={<PageLoading />}>{draw(elder)}</Suspense> : null,
  }));
  // On somebody's chart only theirs: the reader's own list would say that this elder has none.
  const isKept = chart === null || chart.permissions.includes('bookings:manage');
  const ofChart = chart && isKept && chart.by !== 'self' ? { elderId: chart.id } : {};
  const appointments = {
    id: 'appointments',
    title: t`Appointments`,
    content: <MyBookings scope="all" {...ofChart} />,
  };
  const tabs = isKept || ofHealth.length === 0 ? [appointments, ...ofHealth] : ofHealth;
  return <Tabs label={t`Parts of health`} tabs={tabs} many {...tab} />;
}

/**
 * Whether somebody is the patient of the reader, who has a chart of them: old links of a doctor's
 * notices lead here.
 */
const isPatient = ({ permissions, relation }: Elder, roles: readonly string[]): boolean =>
  relation === 'doctor' && roles.includes('DOCTOR') && permissions.includes('health:read');

/** A member's appointments, and the health of the elders they may see; loaded for members only. */
export function MemberHealth() {
  const [search, setSearch] = useSearch();
  const elders = useElders();
  const roles = useAccount().roles;
  const wanted = search.get('elder');
  const choose = (id: string) => setSearch(withParam(search, 'elder', id), { replace: true });
  return (
    <Stack fill gap="loose">
      <ElderScope wanted={wanted} nobody={<HealthTabs elder={null} />}>
        {(elder, all) =>
          wanted !== null && isPatient(elder, roles) ? (
            <Navigate to={`${paths.patient(elder.id)}?${withParam(search, 'elder', '')}`} replace />
          ) : (
            <Stack fill gap="loose">
              <ElderChoice elders={all} value={elder.id} onChange={choose} />
              <PatientBanner elder={elder} />
              <HealthTabs elder={elder} chart={wanted === null ? null : elder} />
            </Stack>
          )
        }
      </ElderScope>
      {stateOf(elders).is === 'failed' ? <MyBookings scope="all" /> : null}
    </Stack>
  );
}
