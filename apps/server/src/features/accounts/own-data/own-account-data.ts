import {
  type DataRecord,
  dataTime,
  type PersonalData,
} from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleByIds } from '../people.repo.ts';
import { phonePinData } from '../phone-pin/phone-pin.ts';
import { findContact, findSummary } from '../profile/profiles.repo.ts';
import { listLivingSessions } from '../sessions/sessions.repo.ts';
import { findDevicesOf } from '../shared-phone/device-people.repo.ts';
import { findSocialAccounts } from '../social/social-accounts.repo.ts';

/**
 * The personal data that accounts itself stores: person, emergency contact, medical card, devices,
 * providers.
 */
export const accountData = ({ clock }: Platform): readonly PersonalData[] => [
  {
    name: 'account',
    async read(db, personId) {
      const [row] = await findPeopleByIds(db, [personId]);
      if (!row) return [];
      const { createdAt, updatedAt, deletedAt: _deleted, preferences, ...known } = row;
      // Recorded by mistake if they can fetch this, and never shown to the elder.
      const { deathDueAt: _due, deathNotified: _notified, diedAt: _died, ...living } = known;
      const {
        deathRecordedAt: _recorded,
        deathRecordedBy: _recorder,
        livedAt: _lived,
        ...rest
      } = living;
      // Whoever fetches this is not suspended.
      const { suspendedAt: _at, suspendedBy: _by, suspendedReason: _why, ...plain } = rest;
      const chosen: DataRecord = JSON.parse(JSON.stringify(preferences));
      const times = { createdAt: dataTime(createdAt), updatedAt: dataTime(updatedAt) };
      return [{ ...plain, preferences: chosen, ...times }];
    },
  },
  {
    name: 'emergencyContact',
    async read(db, personId) {
      const row = await findContact(db, personId);
      if (!row) return [];
      const { personId: _person, updatedAt, ...plain } = row;
      return [{ ...plain, updatedAt: dataTime(updatedAt) }];
    },
  },
  {
    name: 'medicalCard',
    async read(db, personId) {
      const row = await findSummary(db, personId);
      if (!row) return [];
      const { personId: _person, updatedAt, ...plain } = row;
      return [{ ...plain, updatedAt: dataTime(updatedAt) }];
    },
  },
  {
    name: 'devices',
    async read(db, personId) {
      const rows = await listLivingSessions(db, personId, clock.now());
      return rows.map(({ userAgent, createdAt, lastSeenAt }) => ({
        userAgent,
        createdAt: dataTime(createdAt),
        lastSeenAt: dataTime(lastSeenAt),
      }));
    },
  },
  {
    name: 'sharedPhones',
    async read(db, personId) {
      const rows = await findDevicesOf(db, personId, clock.now());
      return rows.map(({ userAgent, createdAt, lastUsedAt }) => ({
        userAgent,
        createdAt: dataTime(createdAt),
        lastSeenAt: dataTime(lastUsedAt),
      }));
    },
  },
  phonePinData,
  {
    name: 'providers',
    async read(db, personId) {
      const rows = await findSocialAccounts(db, personId);
      return rows.map(({ provider, subject, createdAt }) => ({
        provider,
        subject,
        createdAt: dataTime(createdAt),
      }));
    },
  },
];
