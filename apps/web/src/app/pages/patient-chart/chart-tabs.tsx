import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import {
  CareVisitsTab,
  DocumentsTab,
  MedicationsTab,
  RecordTab,
  ReportTab,
  TimelineTab,
  VitalsTab,
} from '../health/health-tabs.tsx';

const ChartSummary = lazyPart(async () => (await import('./chart-summary.tsx')).ChartSummary);

const MyBookings = lazyPart(
  async () => (await import('../../../features/bookings/my-bookings.tsx')).MyBookings,
);

/** Has the summary load while it is still asked whose chart it is. */
export function usePreloadedSummary(isWanted: boolean): void {
  useEffect(() => {
    // A failure is reported where the summary is rendered.
    if (isWanted) ChartSummary.preload().catch(() => undefined);
  }, [isWanted]);
}

/** The parts of a chart, by the ids that links carry in `tab`. */
export function useChartTabs({ permissions }: Pick<Elder, 'permissions'>): {
  id: string;
  title: string;
  draw: (elder: Elder) => ReactNode;
}[] {
  const { t } = useLingui();
  const appointments = {
    id: 'appointments',
    title: t`Appointments`,
    draw: ({ id }: Elder) => <MyBookings scope="all" elderId={id} />,
  };
  return [
    { id: 'summary', title: t`Summary`, draw: (elder) => <ChartSummary elder={elder} /> },
    { id: 'record', title: t`Record and notes`, draw: (elder) => <RecordTab elder={elder} /> },
    { id: 'medications', title: t`Medications`, draw: (elder) => <MedicationsTab elder={elder} /> },
    { id: 'vitals', title: t`Vitals`, draw: (elder) => <VitalsTab elder={elder} /> },
    { id: 'report', title: t`Health Report`, draw: (elder) => <ReportTab elder={elder} /> },
    { id: 'documents', title: t`Documents`, draw: (elder) => <DocumentsTab elder={elder} /> },
    { id: 'visits', title: t`Home visits`, draw: (elder) => <CareVisitsTab elder={elder} /> },
    ...(permissions.includes('bookings:manage') ? [appointments] : []),
    { id: 'timeline', title: t`Timeline`, draw: (elder) => <TimelineTab elder={elder} /> },
  ];
}
