import type { Caller } from '@hafi/contract/calls/call.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { MicOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../lib/session.ts';
import { CallFace } from '../face/call-face.tsx';
import { othersIn } from '../live/call-names.ts';
import type { OwnCall, RemoteDevice } from '../live/own-call.ts';
import styles from './call.module.css';

/** A picture as it comes; what is said is played elsewhere, also behind other pages. */
function Picture({ isOwn = false, stream }: { stream: MediaStream; isOwn?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      className={isOwn ? styles.mirror : undefined}
      tabIndex={-1}
    />
  );
}

/** Where somebody is with the call, in a word; null once they speak. */
function useStateWords(): (person: Caller, remote: RemoteDevice | undefined) => string | null {
  const { t } = useLingui();
  return ({ state }, remote) => {
    switch (state) {
      case 'joined':
        return remote?.state === 'connected' ? null : t`Connecting`;
      case 'ringing':
        return t`It rings`;
      case 'busy':
        return t`In another call`;
      case 'declined':
        return t`Cannot now`;
      case 'left':
        return t`Has left`;
      case 'missed':
        return t`Did not answer`;
    }
  };
}

function OnePerson({
  alone,
  remote,
  person,
}: {
  person: Caller;
  remote?: RemoteDevice;
  alone: boolean;
}) {
  const { leg, name } = person;
  const words = useStateWords()(person, remote);
  const shows = remote?.stream && remote.hasPicture && leg?.hasPicture ? remote.stream : null;
  return (
    <li
      className={`${styles.person} ${shows ? styles.shown : ''} ${alone ? styles.alone : ''}`}
      data-main={person.isDoctor || undefined}
    >
      {shows ? (
        <Picture stream={shows} />
      ) : (
        <CallFace
          person={person}
          isReached={remote?.state === 'connected'}
          className={styles.face}
        />
      )}
      <span className={styles.label}>
        {alone ? null : <b>{name}</b>}
        {leg?.isMuted ? <Icon of={MicOff} size="text" /> : null}
        {words ? <span>{words}</span> : null}
      </span>
    </li>
  );
}

/** Why the own picture is not sent, where somebody wanted it. */
function OwnPictureNote({ own }: { own: OwnCall }) {
  const { picture } = own;
  if (picture === 'thin') return <Trans>The line is thin: voice only</Trans>;
  if (picture === 'refused') {
    return <Trans>Hafi may not use the camera. Allow it beside the address of this page.</Trans>;
  }
  if (picture === 'missing') return <Trans>This device has no camera.</Trans>;
  if (picture === 'taken') return <Trans>Another program uses the camera.</Trans>;
  return null;
}

/** Who is in the call, with their pictures: the doctor first. The own one stands below, over nobody. */
export function People({ own }: { own: OwnCall }) {
  const { id: me } = useAccount();
  const { call, remote, ownStream } = own;
  const all = othersIn(call, me);
  // Whoever has not answered takes no room from those who are seen: their names stand below.
  const joined = all.filter(({ state }) => state === 'joined');
  const rings = all.filter(({ state }) => state === 'ringing');
  const doctor = all.filter(({ isDoctor }) => isDoctor);
  const shown = [joined, doctor, rings, all].find(({ length }) => length > 0) ?? all;
  const waited = joined.length > 0 ? rings.map(({ name }) => name).join(', ') : '';
  const isAlone = shown.length === 1;
  return (
    <>
      <ul className={isAlone ? `${styles.people} ${styles.onlyOne}` : styles.people}>
        {shown.slice(0, 6).map((person) => {
          const found = remote.find(({ legId }) => legId === person.leg?.id);
          return (
            <OnePerson
              key={person.personId}
              person={person}
              alone={isAlone}
              {...(found ? { remote: found } : {})}
            />
          );
        })}
      </ul>
      {call.kind === 'appointment' && !call.answeredAt ? (
        <p className={styles.note}>
          <NotHereYet people={shown} />
        </p>
      ) : null}
      <div className={styles.below}>
        {ownStream ? (
          <div className={styles.self}>
            <Picture stream={ownStream} isOwn />
          </div>
        ) : null}
        {waited ? (
          <p className={styles.note}>
            {waited}: <Trans>It rings</Trans>
          </p>
        ) : null}
        <p className={styles.note} role="status">
          <OwnPictureNote own={own} />
        </p>
      </div>
    </>
  );
}

/** Who is waited for in an appointment. */
function NotHereYet({ people }: { people: readonly Caller[] }) {
  const [first] = people;
  const name = first?.name ?? '';
  return <Trans>{name} is not here yet. Please stay: the call begins when they come.</Trans>;
}
