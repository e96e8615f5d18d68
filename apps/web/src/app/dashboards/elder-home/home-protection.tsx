import { links } from '@hafi/contract/core/links';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import type { ProtectionReason } from '@hafi/contract/emergency/protection-terms';
import { Icon } from '@hafi/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { usePeopleToCall } from '../../../features/emergency/people-to-call.queries.ts';
import { useAge } from '../../../lib/query/as-of.tsx';
import { stateOf } from '../../../lib/query/known.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from './elder-home.module.css';

type Protection = NonNullable<CallGroup['protection']>;

/** What mends it. */
const mend: Readonly<Record<ProtectionReason, MessageDescriptor>> = {
  'no-contact': msg`Name somebody`,
  'nobody-confirmed': msg`Ask somebody`,
  'no-channel': msg`Ask them again`,
  'reminders-failing': msg`See the reminders`,
};

/** Where that is done. */
function mendPath(id: string, reason: ProtectionReason | undefined): string {
  if (reason === 'no-contact') return links.profile;
  return reason === 'reminders-failing' ? links.checkInPlan(id) : links.protection(id);
}

function Line({ id, protection }: { id: string; protection: Protection }) {
  const { t } = useLingui();
  const { agreed, reasons } = protection;
  const [reason] = reasons;
  const names = agreed.join(', ');
  return (
    <Link to={mendPath(id, reason)} data-off={reason !== undefined}>
      <Icon of={reason ? TriangleAlert : CircleCheck} />
      <span>
        <b>{reason ? <Trans>Protection is off</Trans> : <Trans>Protection is on</Trans>}</b>{' '}
        <span>{reason ? t(mend[reason]) : <Trans>Agreed: {names}</Trans>}</span>
      </span>
    </Link>
  );
}

/**
 * Whether a call for help is heard: calm while it is, loud with what mends it while it is not. What
 * was stored before says how old it is; what is not known is said.
 */
export function HomeProtection() {
  const { id } = useAccount();
  const query = usePeopleToCall();
  const age = useAge(query);
  const state = stateOf(query);
  const own = state.is === 'answered' ? state.data.find(({ elder }) => elder.you) : undefined;
  const protection = own?.protection;
  return (
    <div className={styles.protection}>
      {protection ? <Line id={id} protection={protection} /> : null}
      {protection && age ? (
        <p>
          <Trans>As of {age}</Trans>
        </p>
      ) : null}
      {state.is === 'failed' ? (
        <p>
          <Trans>Whether protection is on is not known now.</Trans>
        </p>
      ) : null}
    </div>
  );
}
