import { relationships } from '../accounts/profile.schemas.ts';

/**
 * What a circle member may be allowed to do. Each permission is granted and withdrawn separately.
 */
export const permissions = [
  'health:read',
  'health:write',
  'location:read',
  'alerts:receive',
  'alerts:values',
  'bookings:manage',
  'messages',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * How much of an alert these permissions show: that something is wrong and whom to ask, or what was
 * measured too, which needs a consent that says so.
 */
export const alertsShownBy = (held: readonly Permission[]): 'values' | 'that' | 'nothing' => {
  if (held.includes('health:read')) return 'values';
  if (!held.includes('alerts:receive')) return 'nothing';
  return held.includes('alerts:values') ? 'values' : 'that';
};

/** What a member is to the elder. */
export const relations = [
  ...relationships,
  'doctor',
  'nurse',
  'community-health-worker',
  'volunteer',
] as const;
export type Relation = (typeof relations)[number];

/** The relations of a family. */
export const relatives: readonly Relation[] = [
  'spouse',
  'child',
  'grandchild',
  'sibling',
  'parent',
  'relative',
];

/**
 * Who may decide about an elder's circle besides the elder: a legal representative by a court's
 * document, or the manager who registered an elder that has not taken over the account yet.
 */
export const deciders = ['representative', 'manager'] as const;
export type Decider = (typeof deciders)[number];

/** What stands in the access log, as the elder reads it: data that was viewed, or written. */
export const accessSubjects = [
  'vitals',
  'report',
  'medications',
  'record',
  'documents',
  'notes',
  'timeline',
  'visits',
  'summary',
  'export',
  'location',
  'allergies',
  'alerts',
  'allergies-written',
  'allergies-changed',
  'conditions-written',
  'conditions-changed',
  'medications-written',
  'notes-written',
  'alerts-written',
  'oxygen-scale-changed',
  'pressure-target-changed',
] as const;
export type AccessSubject = (typeof accessSubjects)[number];

/** How many hours before and after an appointment its doctor may see the elder's health. */
export const appointmentAccessHours = { before: 24, after: 24 } as const;

/**
 * What a witnessed consent may add when somebody with these permissions records it: what they hold
 * themselves, and never what lets others write into the record or act in the elder's name. Who
 * decides for the elder may add everything.
 */
export const witnessable = (
  held: readonly Permission[],
  decidesAs: Decider | null,
): readonly Permission[] =>
  decidesAs
    ? permissions
    : held.filter(
        (permission) => permission !== 'health:write' && permission !== 'bookings:manage',
      );
