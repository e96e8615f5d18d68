import { permissions, relations } from '@hafi/contract/circle/circle-terms';
import { describe, expect, it } from 'vitest';
import {
  howSchema,
  inviteBody,
  usualPermissions,
  whoSchema,
  witnessSchema,
} from './invite-values.ts';

const who = { relation: 'child' as const, permissions: [...usualPermissions.child] };
const how = {
  way: 'sms' as const,
  phoneCountry: 'RW' as const,
  phone: '',
  email: '',
  locale: 'rw' as const,
};

describe('the form of an invitation', () => {
  it('asks only for the address of the chosen channel', () => {
    expect(howSchema.safeParse(how).success).toBe(false);
    expect(howSchema.safeParse({ ...how, phone: '0788000199' }).success).toBe(true);
    expect(howSchema.safeParse({ ...how, way: 'email' }).success).toBe(false);
    expect(howSchema.safeParse({ ...how, way: 'code' }).success).toBe(true);
  });

  it('invites nobody who may do nothing', () => {
    expect(whoSchema.safeParse({ ...who, permissions: [] }).success).toBe(false);
    expect(whoSchema.safeParse({ ...who, relation: '' }).success).toBe(false);
    for (const relation of relations) {
      const usual = { relation, permissions: [...usualPermissions[relation]] };
      expect(whoSchema.safeParse(usual).success, relation).toBe(true);
    }
  });

  it('switches on for nobody what shows where the elder is, or acts in her name', () => {
    const all = new Set(relations.flatMap((relation) => usualPermissions[relation]));
    const left = permissions.filter((permission) => !all.has(permission));
    expect(left).toEqual(['location:read', 'alerts:values', 'bookings:manage']);
  });

  it('sends no address that was typed before another channel was chosen', () => {
    const typed = { ...how, phone: '0788000199', email: 'a@b.rw', way: 'email' as const };
    const body = inviteBody(who, typed, null);
    expect(body).toMatchObject({ email: 'a@b.rw', way: 'email', relation: 'child' });
    expect(body).not.toHaveProperty('phone');
  });

  it('asks who keeps the account for the witness of the yes, and nobody else', () => {
    const witnessed = { witness: 'Jean Bosco', witnessContact: 'the neighbour' };
    expect(witnessSchema.safeParse({ witness: '', witnessContact: '' }).success).toBe(false);
    expect(inviteBody(who, { ...how, way: 'code' }, witnessed)).toMatchObject(witnessed);
    expect(inviteBody(who, { ...how, way: 'code' }, null)).not.toHaveProperty('witness');
  });
});
