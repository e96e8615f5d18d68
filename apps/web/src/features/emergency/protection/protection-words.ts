import { links } from '@hafi/contract/core/links';
import type { Protection } from '@hafi/contract/emergency/protection.schemas';
import type { ProtectionReason } from '@hafi/contract/emergency/protection-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Why protection is off. */
export const reasonWords: Readonly<Record<ProtectionReason, MessageDescriptor>> = {
  'no-contact': msg`Nobody is named to be called.`,
  'nobody-confirmed': msg`Nobody has agreed to be called yet.`,
  'no-channel': msg`Messages do not reach those who agreed.`,
  'nobody-near': msg`Nobody near has agreed yet.`,
  'reminders-failing': msg`Check-in reminders do not arrive.`,
};

/** What mends it on another page. */
export const mendWords: Readonly<Record<ProtectionReason, MessageDescriptor>> = {
  'no-contact': msg`Name somebody`,
  'nobody-confirmed': msg`Name somebody else`,
  'no-channel': msg`Check their numbers`,
  'nobody-near': msg`Name somebody else`,
  'reminders-failing': msg`See the reminders`,
};

/** Whether no message reaches the reader because nothing of theirs is confirmed. */
export const isOwnUnconfirmed = ({ contacts }: Protection): boolean =>
  contacts.some((each) => each.you && each.unreached === 'no-address');

/** Where that is done; null for whoever may not do it, and where the reader alone can (`OwnQuestion`). */
export function mendPath(protection: Protection): string | null {
  const { contacts, elder, mayAsk, reasons } = protection;
  if (reasons[0] === 'reminders-failing') return links.checkInPlan(elder.id);
  const isOthers = contacts.some(({ standing: status, you }) => status === 'agreed' && !you);
  if (reasons[0] === 'no-channel' && isOwnUnconfirmed(protection) && !isOthers) return null;
  if (!mayAsk) return null;
  return elder.you ? links.profile : links.circleOf(elder.id);
}

/** Who agreed to be called, in one sentence. */
export function useAgreedWords() {
  const { t } = useLingui();
  return ({ contacts }: Protection): string => {
    const agreed = contacts.filter(({ standing: status }) => status === 'agreed');
    const [first = '', second = ''] = agreed.map(({ firstName }) => firstName);
    const others = agreed.length - 1;
    if (others === 0) return t`${first} agreed to be called.`;
    if (others === 1) return t`${first} and ${second} agreed to be called.`;
    return t`${plural(others, {
      one: `${first} and # other agreed to be called.`,
      other: `${first} and # others agreed to be called.`,
    })}`;
  };
}
