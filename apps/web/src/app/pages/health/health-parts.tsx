import type { Elder } from '@hafi/contract/circle/circle.contract';
import {
  appointments,
  documents,
  medicines,
  record,
  report,
  vitals,
} from '@hafi/ui/picture/health-pictures';
import { house, timeline } from '@hafi/ui/picture/home-pictures';
import type { PictureShape } from '@hafi/ui/picture/picture';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import {
  CareVisitsTab,
  DocumentsTab,
  MedicationsTab,
  RecordTab,
  ReportTab,
  TimelineTab,
  VitalsTab,
} from './health-tabs.tsx';

const OwnAlerts = lazyPart(
  async () => (await import('../../../features/alerts/own-alerts.tsx')).OwnAlerts,
);
const AppointmentsTab = lazyPart(
  async () => (await import('./appointments-tab.tsx')).AppointmentsTab,
);

/** A part of an elder's health: a row of the index, and a page of its own. */
export interface HealthPart {
  /** In the address. */
  readonly id:
    | 'vitals'
    | 'medications'
    | 'appointments'
    | 'report'
    | 'record'
    | 'documents'
    | 'visits'
    | 'timeline';
  readonly name: MessageDescriptor;
  readonly picture: PictureShape;
  readonly draw: (elder: Elder | null) => ReactNode;
}

const of = (draw: (elder: Elder) => ReactNode) => (elder: Elder | null) =>
  elder ? draw(elder) : null;

const all: readonly HealthPart[] = [
  {
    id: 'vitals',
    name: msg`Vitals`,
    picture: vitals,
    draw: of((elder) => <VitalsTab elder={elder} />),
  },
  {
    id: 'medications',
    name: msg`Medications`,
    picture: medicines,
    draw: of((elder) => <MedicationsTab elder={elder} />),
  },
  {
    id: 'appointments',
    name: msg`Appointments`,
    picture: appointments,
    draw: (elder) => <AppointmentsTab elder={elder} />,
  },
  {
    id: 'report',
    name: msg`Health Report`,
    picture: report,
    draw: of((elder) => <ReportTab elder={elder} />),
  },
  {
    id: 'record',
    name: msg`Record`,
    picture: record,
    draw: of((elder) => <RecordTab elder={elder} />),
  },
  {
    id: 'documents',
    name: msg`Documents`,
    picture: documents,
    draw: of((elder) => <DocumentsTab elder={elder} />),
  },
  {
    id: 'visits',
    name: msg`Home visits`,
    picture: house,
    draw: of((elder) => <CareVisitsTab elder={elder} />),
  },
  {
    id: 'timeline',
    name: msg`Timeline`,
    picture: timeline,
    draw: of((elder) => <TimelineTab elder={elder} />),
  },
];

/** What who is only notified of alerts finds under the vitals, where the links of alerts lead. */
const notified: HealthPart = {
  id: 'vitals',
  name: msg`Alerts`,
  picture: vitals,
  draw: of((elder) => <OwnAlerts elder={elder} />),
};

/**
 * Whether a part is open to the reader: home visits for who schedules or makes them, appointments
 * for who keeps them, the others for readers of the elder's health.
 */
function mayOpen({ by, permissions, relation }: Elder, part: HealthPart['id']): boolean {
  const keeps = permissions.includes('bookings:manage');
  if (part === 'appointments') return keeps;
  if (permissions.includes('health:read')) return true;
  return part === 'visits' && by !== 'visit' && (keeps || relation === 'caregiver');
}

/** The parts of an elder's health that the reader may open. */
export function partsOf(elder: Elder): readonly HealthPart[] {
  const open = all.filter(({ id }) => mayOpen(elder, id));
  const isNotified = elder.permissions.includes('alerts:receive') && !mayOpen(elder, 'vitals');
  return isNotified ? [notified, ...open] : open;
}

/**
 * The parts of the reader's own page: all appointments that concern them, and those of the first
 * elder whose health they may see.
 */
export function ownParts(elder: Elder | null): readonly HealthPart[] {
  const open = new Set(elder ? partsOf(elder) : []);
  const parts = all.filter((part) => part.id === 'appointments' || open.has(part));
  return open.has(notified) ? [notified, ...parts] : parts;
}
