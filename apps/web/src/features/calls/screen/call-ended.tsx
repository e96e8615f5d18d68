import type { Call } from '@hafi/contract/calls/call.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { House, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { clockOf } from '../live/call-names.ts';
import { partOf } from '../live/known-calls.ts';
import { ownCall } from '../live/own-call.ts';
import { AfterAppointment } from './after-appointment.tsx';
import { ByPhone } from './by-phone.tsx';
import styles from './call.module.css';
import { CallCost } from './call-cost.tsx';
import { useCallName } from './whose-call.tsx';

/** What became of a call, in a sentence to its reader. */
function useOutcome(): (call: Call) => string {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const nameOf = useCallName();
  return (call) => {
    const name = nameOf(call);
    const isOwn = call.startedBy === me;
    switch (call.outcome) {
      case 'answered':
        return call.kind === 'appointment' ? t`The visit is over` : t`The call has ended`;
      case 'failed':
        return t`No connection came about`;
      case 'declined':
        return isOwn ? t`${name} cannot speak now` : t`You declined the call`;
      case 'busy':
        return isOwn ? t`${name} is in another call` : t`You were in another call`;
      default:
        return isOwn ? t`${name} did not answer` : t`You missed a call from ${name}`;
    }
  };
}

/** A call that is over: what became of it, what it cost, and how to go on. */
export function CallEnded({ bytes, call }: { call: Call; bytes: number | null }) {
  const { t } = useLingui();
  const { id: me, roles } = useAccount();
  const title = useOutcome()(call);
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The key that ended it has gone with the call.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { answeredAt, bookingId, conversationId, endedAt, id } = call;
  const lasted = answeredAt && endedAt ? Date.parse(endedAt) - Date.parse(answeredAt) : null;
  const took = partOf(call, me);
  const help = ownCall()?.call.id === id ? ownCall()?.help : undefined;
  const clock = lasted === null ? '' : clockOf(lasted);
  return (
    <div className={styles.sheet}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lasted === null ? null : <p>{t`It lasted ${clock}.`}</p>}
      {bytes ? <CallCost bytes={bytes} rwfPerGigabyte={help?.rwfPerGigabyte ?? 0} /> : null}
      {bookingId && call.outcome === 'answered' ? (
        <AfterAppointment call={call} bookingId={bookingId} />
      ) : bookingId ? (
        <ButtonLink as={Link} to={paths.videoAppointment(bookingId)} icon={Phone}>
          <Trans>Back to the appointment</Trans>
        </ButtonLink>
      ) : conversationId && took ? (
        <ButtonLink as={Link} to={paths.newCall(conversationId)} icon={Phone}>
          <Trans>Call again</Trans>
        </ButtonLink>
      ) : null}
      {call.kind === 'appointment' && call.outcome === 'answered' ? null : <ByPhone callId={id} />}
      {conversationId ? (
        <ButtonLink
          as={Link}
          to={paths.conversation(conversationId)}
          variant="second"
          icon={MessageCircle}
        >
          <Trans>Write a message</Trans>
        </ButtonLink>
      ) : null}
      {bookingId && call.outcome === 'answered' ? null : (
        <ButtonLink as={Link} to={dashboardOf(roles)} variant="second" icon={House}>
          <Trans>Home</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
