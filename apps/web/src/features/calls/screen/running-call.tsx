import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { MicOff, Minimize2, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { clockOf, othersIn } from '../live/call-names.ts';
import type { OwnCall } from '../live/own-call.ts';
import { startWaitingTone } from '../ring/ring-tone.ts';
import { PhoneLinks } from './by-phone.tsx';
import styles from './call.module.css';
import { CallControls } from './call-controls.tsx';
import { CallCost } from './call-cost.tsx';
import { CallFrame } from './call-frame.tsx';
import { People } from './people.tsx';
import { useCallName } from './whose-call.tsx';

/** Where the reader came from, else home: the call goes on behind that page. */
function Smaller({ own }: { own: OwnCall }) {
  const { roles } = useAccount();
  const { conversationId } = own.call;
  const to = conversationId ? paths.conversation(conversationId) : dashboardOf(roles);
  return (
    <ButtonLink as={Link} to={to} variant="second" icon={Minimize2}>
      <Trans>Smaller</Trans>
    </ButtonLink>
  );
}

/** How long it has gone on, or that it rings. */
function Since({ own }: { own: OwnCall }) {
  const { t } = useLingui();
  useNow(1_000);
  const { call } = own;
  if (call.answeredAt) {
    const since = clockNow().getTime() - Date.parse(call.answeredAt);
    return <span className={styles.time}>{clockOf(since)}</span>;
  }
  const rings = call.people.some(({ state }) => state === 'ringing');
  return <span className={styles.time}>{rings ? t`It rings` : t`Waiting`}</span>;
}

/** What the reader must know first: cut off, looking for a way, or muted. */
function Tip({ own }: { own: OwnCall }) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const { remote, isCutOff, isFailing, isMuted } = own;
  const isTroubled = remote.some(({ state }) => state === 'trouble');
  const others = othersIn(own.call, me).filter(({ leg }) => leg);
  const silent = others.length === 1 && others[0]?.leg?.isMuted ? others[0].firstName : null;
  const words = isCutOff
    ? t`No network. The call goes on when it is back.`
    : isFailing
      ? t`No connection comes about.`
      : isTroubled
        ? t`The line was cut. We look for a new way.`
        : isMuted
          ? t`They do not hear you`
          : silent
            ? t`${silent} has the microphone off`
            : null;
  const isAlarm = isCutOff || isFailing || isTroubled;
  return (
    <p className={words ? styles.tip : undefined} role="status">
      {words ? (
        <>
          <Icon of={isAlarm ? TriangleAlert : MicOff} /> {words}
        </>
      ) : null}
    </p>
  );
}

/** How the other phone rings, for who calls and hears nobody yet. */
function useWaitingTone(own: OwnCall): void {
  const { answeredAt, people, startedBy } = own.call;
  const { id: me } = useAccount();
  const rings = !answeredAt && startedBy === me && people.some(({ state }) => state === 'ringing');
  useEffect(() => (rings ? startWaitingTone() : undefined), [rings]);
}

/** A call that goes on by this device. Its controls stay where they are. */
export function RunningCall({ own }: { own: OwnCall }) {
  const { t } = useLingui();
  const nameOf = useCallName();
  const name = nameOf(own.call);
  usePageTitle(t`Call with ${name}`);
  useWaitingTone(own);
  const { help, isFailing } = own;
  return (
    <CallFrame
      head={
        <>
          <div className={styles.top}>
            <div>
              <h1 className={styles.name}>
                <Name>{name}</Name>
              </h1>
              <Since own={own} />
            </div>
            <Smaller own={own} />
          </div>
          <Tip own={own} />
        </>
      }
      controls={<CallControls own={own} />}
    >
      <People own={own} />
      {isFailing ? (
        <div className={styles.phones}>
          <PhoneLinks callId={own.call.id} phones={help.phones} />
        </div>
      ) : null}
      <CallCost bytes={own.bytes} rwfPerGigabyte={help.rwfPerGigabyte} />
    </CallFrame>
  );
}
