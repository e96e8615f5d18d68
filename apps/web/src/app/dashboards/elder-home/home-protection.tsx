import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { usePeopleToCall } from '../../../features/emergency/people-to-call.queries.ts';
import { paths } from '../../../lib/paths.ts';
import { useAge } from '../../../lib/query/as-of.tsx';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from './elder-home.module.css';

type Protection = NonNullable<CallGroup['protection']>;

/** Who agreed, or what mends it. */
function Fact({ agreed, reason }: { agreed: readonly string[]; reason: string | undefined }) {
  const names = agreed.join(', ');
  if (!reason) return <Trans>Agreed: {names}</Trans>;
  if (reason === 'no-contact') return <Trans>Name somebody</Trans>;
  if (reason === 'nobody-confirmed') return <Trans>Ask somebody</Trans>;
  if (reason === 'nobody-near') return <Trans>{names} agreed; nobody near has yet</Trans>;
  return <Trans>What you can do</Trans>;
}

function Line({ id, protection }: { id: string; protection: Protection }) {
  const { agreed, reasons } = protection;
  const [reason] = reasons;
  return (
    <Link
      to={reason === 'no-contact' ? paths.profile : paths.protection(id)}
      data-off={reason !== undefined}
    >
      <Icon of={reason ? TriangleAlert : CircleCheck} />
      <span>
        <b>{reason ? <Trans>Protection is off</Trans> : <Trans>Protection is on</Trans>}</b>{' '}
        <span data-fact>
          <Fact reason={reason} agreed={agreed} />
        </span>
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
  const state = statusOf(query);
  const own = state.status === 'answered' ? state.data.find(({ elder }) => elder.you) : undefined;
  const protection = own?.protection;
  return (
    <div className={styles.protection}>
      {protection ? <Line id={id} protection={protection} /> : null}
      {protection && age ? (
        <p>
          <Trans>As of {age}</Trans>
        </p>
      ) : null}
      {state.status === 'failed' ? (
        <p>
          <Trans>Whether protection is on is not known now.</Trans>
        </p>
      ) : null}
    </div>
  );
}
