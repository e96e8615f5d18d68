import { minuteInMs } from '@hafi/base/time';
import { circleErrors } from '@hafi/contract/circle/circle.errors';
import {
  type createInvitation as endpoint,
  invitationLife,
  type NewInvitation,
} from '@hafi/contract/circle/invitations.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findContactCards,
  type PersonCard,
  requireSms,
  warnByMail,
} from '../../accounts/accounts.public.ts';
import { invitationTexts } from '../circle.messages.ts';
import type { ElderAccess } from '../circle.policy.ts';
import { witnessOf } from '../consents/witness-of.ts';
import { giverOf, requireCurrentText, uniquePermissions } from '../consents/write-consent.ts';
import { recordMembers } from '../tell-members.ts';
import { countInvitation } from './invitation-limits.ts';
import { makeInvitationSecret } from './invitation-secret.ts';
import { countOpen, endExpired, insertInvitation } from './invitations.repo.ts';
import { presentInvitation } from './list-invitations.ts';

const mostOpen = 20;

/** The message with the link, in the language that the inviter chose for it. */
function messageFor(
  { origin, translate }: Platform,
  invited: {
    readonly way: 'sms' | 'email';
    readonly to: string;
    readonly locale: Locale;
    readonly secret: string;
    readonly inviter: PersonCard;
    readonly elder: PersonCard;
  },
): QueuedMessage {
  const { elder, inviter, locale, secret, to, way } = invited;
  const values = {
    inviter: inviter.firstName,
    elder: elder.firstName,
    link: `${origin()}${links.invitation(secret)}`,
  };
  const { mail, mailFromElder, sms, smsFromElder, subject } = invitationTexts;
  const own = inviter.id === elder.id;
  if (way === 'sms') {
    const text = translate(locale, own ? smsFromElder : sms, values);
    return { channel: 'sms', to, subject: null, text, secret: true };
  }
  const text = translate(locale, own ? mailFromElder : mail, values);
  const written = { subject: translate(locale, subject, values), text, locale };
  return { channel: 'mail', to, ...written, secret: true };
}

/** Stores the invitation; draws a new code when it is already in use for an open one. */
async function store(
  platform: Platform,
  tx: Tx,
  row: Omit<Parameters<typeof insertInvitation>[1], 'secretHash'>,
): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { hash, secret } = makeInvitationSecret(platform, row.way);
    await endExpired(tx, row.createdAt, [hash]);
    if (await insertInvitation(tx, { ...row, secretHash: hash })) return secret;
  }
  throw new Error('no free code was found');
}

/**
 * Invites a person to an elder's circle; `access` as {@link requireDecider} returns it. A manager
 * names the witness of the elder's yes. The answer
 * and the message do not depend on whether the address or number is known.
 * @throws Problem consent-text-changed, own-invitation, sms-does-not-reach, too-many-invitations,
 * too-many-requests, invalid-input without the witness
 */
export async function createInvitation(
  platform: Platform,
  access: ElderAccess,
  { body, locale }: { readonly body: NewInvitation; readonly locale: Locale },
): Promise<Answer<typeof endpoint>['data']> {
  requireCurrentText(body.textVersion);
  const { elderId, personId } = access;
  const { relation, textVersion, way } = body;
  const witnessed = witnessOf(access, body);
  const people = await findContactCards(platform.db, [elderId, personId]);
  const [elder, inviter] = [people.get(elderId), people.get(personId)];
  if (!elder || !inviter) throw new Error('who invites, or for whom, is gone');
  const to = (way === 'sms' ? body.phone : way === 'email' ? body.email : null) ?? null;
  if (to !== null && (to === inviter.email || to === inviter.phoneNumber)) {
    throw new Problem(circleErrors['own-invitation']);
  }
  if (way === 'sms' && to) requireSms(platform, to);
  await countInvitation(platform, personId, to);
  const now = platform.clock.now();
  const { codeMinutes, linkDays } = invitationLife;
  const lifeInMinutes = way === 'code' ? codeMinutes : linkDays * 24 * 60;
  const row = {
    id: newId(),
    elderId,
    invitedBy: personId,
    givenAs: giverOf(access),
    way,
    recipient: to,
    relation,
    permissions: uniquePermissions(body.permissions),
    textVersion,
    locale,
    ...witnessed,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeInMinutes * minuteInMs),
  };
  const secret = await inTransaction(platform, async (tx) => {
    await lock(tx, 'circle', elderId);
    if ((await countOpen(tx, elderId, now)) >= mostOpen) {
      throw new Problem(circleErrors['too-many-invitations']);
    }
    const made = await store(platform, tx, row);
    if (way !== 'code' && to) {
      const words = { locale: body.locale ?? locale, secret: made, inviter, elder };
      await tx.tell([messageFor(platform, { way, to, ...words })]);
    }
    await recordMembers(tx, { elderId, by: personId, what: 'invited', at: now });
    await warnByMail(platform, tx, personId, 'invited');
    tx.changed('circle', [elderId, personId]);
    return made;
  });
  return { ...presentInvitation(row, inviter.name), code: way === 'code' ? secret : null };
}
