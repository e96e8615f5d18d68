import { describe, expect, it } from 'vitest';
import { emptyInvite, inviteBody, inviteSchema, keeperInviteSchema } from './invite-values.ts';

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

  it('asks who keeps the account for the witness of the yes, and nobody else', () => {
    const coded = { ...filled, way: 'code' as const };
    expect(keeperInviteSchema.safeParse(coded).success).toBe(false);
    const witnessed = { ...coded, witness: 'Jean Bosco', witnessContact: 'the neighbour' };
    expect(keeperInviteSchema.safeParse(witnessed).success).toBe(true);
    expect(inviteBody(witnessed, true)).toMatchObject({ witness: 'Jean Bosco' });
    expect(inviteBody(coded)).not.toHaveProperty('witness');
  });

  it('grants nothing by default', () => {
    expect(emptyInvite('en').permissions).toEqual([]);
  });
});
