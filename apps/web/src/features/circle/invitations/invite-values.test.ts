import { describe, expect, it } from 'vitest';
import { emptyInvite, inviteBody, inviteSchema } from './invite-values.ts';

const filled = { ...emptyInvite('rw'), relation: 'child' as const };

describe('the form of an invitation', () => {
  it('asks only for the address of the chosen channel', () => {
    expect(inviteSchema.safeParse(filled).success).toBe(false);
    expect(inviteSchema.safeParse({ ...filled, phone: '0788000199' }).success).toBe(true);
    expect(inviteSchema.safeParse({ ...filled, way: 'email' }).success).toBe(false);
    expect(inviteSchema.safeParse({ ...filled, way: 'code' }).success).toBe(true);
    expect(inviteSchema.safeParse({ ...filled, way: 'code', relation: '' }).success).toBe(false);
  });

  it('sends no address that was typed before another channel was chosen', () => {
    const body = inviteBody({ ...filled, phone: '0788000199', email: 'a@b.rw', way: 'email' });
    expect(body).toMatchObject({ email: 'a@b.rw', way: 'email' });
    expect(body).not.toHaveProperty('phone');
  });

  it('grants nothing by default', () => {
    expect(emptyInvite('en').permissions).toEqual([]);
  });
});
