import type { ErrorText } from '@hafi/contract/core/errors';
import type { Link } from '@hafi/contract/core/links';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { Tx } from '../../platform/db/tx.ts';
import { findReachables } from '../accounts/accounts.public.ts';
import { deviceAddress } from './push-subscriptions.repo.ts';
import { findDevices } from './tell.ts';
import type { Teller } from './write-messages.ts';

/**
 * Has the devices of people ring by a push, unless they have turned pushes off; in quiet hours too,
 * because somebody waits at the other end. It is worth nothing once it rings no more, and leaves no notice.
 */
export async function ringDevices(
  platform: Pick<Teller, 'clock' | 'translate'>,
  tx: Tx,
  rings: {
    readonly people: readonly string[];
    /** Appears on locked screens: at most who calls. */
    readonly title: Pick<ErrorText, 'id'>;
    readonly values: MessageValues;
    readonly link: Link;
    readonly until: Date;
  },
): Promise<void> {
  const { link, people, title, until, values } = rings;
  if (people.length === 0) return;
  const now = platform.clock.now();
  const reachables = await findReachables(tx, people);
  const devices = await findDevices(tx, people, now);
  const ringing = [...reachables.values()].filter(({ choice }) => choice.push);
  const pushes = ringing.flatMap(({ id, locale }) =>
    (devices.get(id) ?? []).map((device) => ({
      channel: 'push' as const,
      to: deviceAddress(device),
      subject: platform.translate(locale, title, values),
      text: link,
      personId: id,
      uselessAt: until,
    })),
  );
  await tx.tell(pushes);
}
