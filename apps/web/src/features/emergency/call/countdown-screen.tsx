import { locateEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Ring } from '@hafi/ui/ring/ring';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, MapPin, Siren, Users, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSentPosition } from '../../../kit/position/use-sent-position.ts';
import { call } from '../../../lib/api.ts';
import { loginThen, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { sharingOf } from '../place/shares-place.ts';
import styles from './call.module.css';
import { FullScreen } from './full-screen.tsx';
import { changeOwnCall, type OwnCall } from './own-call.ts';
import { buzz, useSpoken } from './spoken.ts';
import { stopCall, stopNoMore } from './stop-call.ts';
import { usePeopleOf } from './use-people-of.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { WithoutNetwork } from './without-network.tsx';

/** Who is notified, and what they see. */
function WhoIsNotified({ call }: { call: OwnCall }) {
  const { view } = call;
  const kept = usePeopleOf(call)
    .people.map(({ firstName }) => firstName)
    .join(', ');
  const requested = view?.can.cancel ? view.willBeTold : null;
  const names = requested?.join(', ');
  const place = view?.place;
  return (
    <ul className={styles.told}>
      {/* The server knows them all; until it answers, this phone knows whom one can call. */}
      {requested === null && !kept ? null : (
        <li>
          <Icon of={Users} />
          <span>
            {requested === null ? (
              <Trans>As far as this phone knows: {kept}</Trans>
            ) : (
              names || <Trans>Nobody is named yet. Call 912.</Trans>
            )}
          </span>
        </li>
      )}
      {place?.position || place?.home ? (
        <li>
          <Icon of={MapPin} />
          <span>
            {place.position ? (
              <Trans>They see where you are</Trans>
            ) : (
              <Trans>They see where the house is</Trans>
            )}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

/** The phone that pressed finds where it is while it counts down: those who are told see it at once. */
function useSentPlace({ elder, id, state, view }: OwnCall): void {
  const on = state === 'started' && elder.you && sharingOf('place', view?.id ?? '') === 'on';
  useSentPosition(
    on,
    async (position) => {
      const params = { id: view?.id ?? id };
      const { data } = await call(locateEmergency, { params, body: { position } });
      changeOwnCall(id, { view: data });
    },
    { follows: true },
  );
}

function StopKey() {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => key.current?.focus(), []);
  return (
    <Button ref={key} icon={X} onClick={() => void stopCall()} wide className={styles.stop}>
      <Trans context="call for help">Stop it</Trans>
    </Button>
  );
}

function DrillNote({ call: { drill } }: { call: OwnCall }) {
  return drill ? (
    <p className={styles.drillNote}>
      <Trans>This is a drill</Trans>
    </p>
  ) : null;
}

/** It counts down: on the server, or here until the server has answered. */
function Counting({ call }: { call: OwnCall }) {
  const { t } = useLingui();
  const left = useSecondsLeft(call.firesAt);
  const { firstName, you } = call.elder;
  const isKnown = call.state === 'started';
  useSentPlace(call);
  useSpoken(
    you
      ? t`In ten seconds your people are told. Press the white key if it was a mistake.`
      : t`In ten seconds the people of ${firstName} are told. Press the white key if it was a mistake.`,
    you ? 'emergency-counting' : 'emergency-counting-for',
  );
  useEffect(() => {
    if (left > 0) buzz(200);
  }, [left]);
  return (
    <FullScreen
      tone={call.drill ? 'drill' : 'alarm'}
      title={you ? <Trans>We tell your people in</Trans> : t`We tell the people of ${firstName} in`}
    >
      <DrillNote call={call} />
      <div className={styles.dial}>
        <Ring count={countdownSeconds} done={left} thread={11} className={styles.ring} />
        <b role="timer" aria-label={t`${left} seconds`}>
          {left}
        </b>
      </div>
      {/* Only once the server counts. */}
      <p className={styles.lead}>
        {isKnown ? (
          <Trans>seconds, even if this phone switches off</Trans>
        ) : (
          <Trans>seconds. Sending it now...</Trans>
        )}
      </p>
      {call.view && !call.view.can.cancel ? (
        <p
          className={styles.lead}
        >{t`${firstName} called for help already. Only they can stop it.`}</p>
      ) : (
        <StopKey />
      )}
      <WhoIsNotified call={call} />
      <SrOnly role="status">{left === 5 || left === 3 ? t`${left} seconds` : null}</SrOnly>
    </FullScreen>
  );
}

/** The session has ended: from here on nothing goes out before somebody signs in. */
function SignIn() {
  return (
    <ButtonLink as={Link} to={loginThen(paths.emergency)} icon={LogIn} wide>
      <Trans>Sign in</Trans>
    </ButtonLink>
  );
}

/** The server says that nobody is signed in here; without an answer the session is not over. */
function useSignedOut(): boolean {
  const session = useSession();
  return session.status === 'signed-out' && !session.unasked;
}

/** It has not left the device, or nobody has confirmed it. */
function Waiting({ call }: { call: OwnCall }) {
  const { t } = useLingui();
  const isSignedOut = useSignedOut();
  useSpoken(call.drill ? '' : t`Nobody has been told yet. Call 912.`, 'emergency-waiting');
  return (
    <FullScreen tone="alarm" title={<Trans>Nobody has been told yet</Trans>}>
      <DrillNote call={call} />
      <p className={styles.lead} role="status">
        {isSignedOut ? (
          <Trans>You are signed out. Do not wait: call. It is sent only once you sign in.</Trans>
        ) : call.drill ? (
          <Trans>The network does not answer. Keep this page open: we keep trying.</Trans>
        ) : (
          <Trans>
            The network does not answer. Do not wait: call. Keep this page open: we keep trying.
          </Trans>
        )}
      </p>
      <WithoutNetwork call={call} />
      {isSignedOut ? <SignIn /> : null}
      <StopKey />
    </FullScreen>
  );
}

/** It is to be stopped: nothing is said to be so before the server has said it. */
function Stopping({ call }: { call: OwnCall }) {
  const heading = useRef<HTMLParagraphElement>(null);
  const isSignedOut = useSignedOut();
  useEffect(() => heading.current?.focus(), []);
  return (
    <FullScreen tone="calm" title={<Trans>Stopping it...</Trans>}>
      <p ref={heading} tabIndex={-1} className={styles.lead} role="status">
        {isSignedOut ? (
          <Trans>
            You are signed out. It may be that people are told: if all is well, call them. Sign in
            to stop it.
          </Trans>
        ) : call.unsure ? (
          <Trans>
            The network does not answer. Keep this page open: we keep trying. It may be that people
            are told: if all is well, call them.
          </Trans>
        ) : (
          <Trans>One moment. It is not stopped yet.</Trans>
        )}
      </p>
      {isSignedOut ? <SignIn /> : null}
      {call.unsure || isSignedOut ? (
        <>
          <WithoutNetwork call={call} />
          <Button variant="second" icon={Siren} onClick={() => void stopNoMore(call)} wide>
            <Trans>No, help is needed</Trans>
          </Button>
        </>
      ) : null}
    </FullScreen>
  );
}

/** The server did not take it, or this device could neither keep nor send it. */
function Refused({ call, onClose }: { call: OwnCall; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <FullScreen tone="alarm" title={<Trans>This did not work. Call now.</Trans>}>
      <p className={styles.lead} role="alert">
        {call.problem ? problemText(call.problem, i18n) : <Trans>Nobody was told.</Trans>}
      </p>
      <WithoutNetwork call={call} />
      <Button variant="second" icon={X} onClick={onClose} wide>
        <Trans>Close</Trans>
      </Button>
    </FullScreen>
  );
}

/** The whole screen while a call for help of this page is counting down, waits or is being stopped. */
export function CountdownScreen(props: { call: OwnCall; onClose: () => void }): ReactNode {
  const { call, onClose } = props;
  switch (call.state) {
    case 'sending':
    case 'started':
      return <Counting call={call} />;
    case 'waiting':
      return <Waiting call={call} />;
    case 'stopping':
      return <Stopping call={call} />;
    case 'refused':
      return <Refused call={call} onClose={onClose} />;
    default:
      return null;
  }
}
