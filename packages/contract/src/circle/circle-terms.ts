import { relationships } from '../accounts/profile.schemas.ts';

/** What a member of an elder's circle may be let do. Each is granted and withdrawn by itself. */
export const permissions = [
  'health:read',
  'health:write',
  'location:read',
  'alerts:receive',
  'bookings:manage',
  'messages',
] as const;
export type Permission = (typeof permissions)[number];

/** How a member stands to the elder. */
export const relations = [
  ...relationships,
  'doctor',
  'nurse',
  'community-health-worker',
  'volunteer',
] as const;
export type Relation = (typeof relations)[number];

/**
 * Who decides about an elder's circle beside the elder: a legal representative by a court's
 * document, or who registered an elder that has not taken the account over yet.
 */
export const deciders = ['representative', 'manager'] as const;
export type Decider = (typeof deciders)[number];

/** What of an elder somebody looked at, as the elder reads it in the access log. */
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
] as const;
export type AccessSubject = (typeof accessSubjects)[number];

/** How long around a visit its doctor sees the elder's health, in hours before and after. */
export const visitAccessHours = { before: 24, after: 24 } as const;
