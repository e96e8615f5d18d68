import type { Message } from '@hafi/contract/messages/message.schemas';
import { viewLocation } from '@hafi/contract/messages/messages.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { Eye, MapPin } from 'lucide-react';
import { useState } from 'react';
import { coordinates, mapLink } from '../../../kit/position/map-link.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useCatchFocus } from '../../../lib/outcome/use-catch-focus.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { silent } from '../../../lib/query/use-work.ts';
import { receiveMessage } from '../live/follow-messages.ts';
import styles from './media.module.css';
import { OwnLivePlace } from './own-live-place.tsx';

type Location = NonNullable<Message['location']>;
type Place = NonNullable<Location['position']>;

const minute = 60_000;

/** A link that opens a map: nothing is asked of another service before it is pressed. */
function MapLink({ place }: { place: Place }) {
  return (
    <ButtonLink variant="link" icon={MapPin} href={mapLink(place)} rel="noreferrer" target="_blank">
      <Trans>Show on a map</Trans>
    </ButtonLink>
  );
}

/** How old a position is that is said to be live. */
function Age({ place }: { place: Place }) {
  const time = useKigaliWhen();
  const minutes = Math.floor((useNow(10_000).getTime() - Date.parse(place.at)) / minute);
  const at = time(place.at);
  if (minutes < 2) {
    return (
      <p>
        <Trans>Position from {at}</Trans>
      </p>
    );
  }
  return (
    <p>
      <Plural
        value={minutes}
        one={`Position from ${at}, # minute ago. It may be somewhere else now.`}
        other={`Position from ${at}, # minutes ago. It may be somewhere else now.`}
      />
    </p>
  );
}

/** A live location of somebody else: where they are shows once one looks, which they see. */
function TheirLivePlace({ location, message }: { message: Message; location: Location }) {
  const [isSeen, setSeen] = useState(false);
  const place = useCatchFocus<HTMLParagraphElement>(isSeen, isSeen);
  const time = useKigaliWhen();
  const view = useAct(viewLocation, () => ({ params: { id: message.id } }));
  const { senderName } = message;
  const until = location.liveUntil ? time(location.liveUntil) : '';
  return (
    <>
      <p>
        <Trans>
          {senderName} shares where they are, until {until}.
        </Trans>
      </p>
      {isSeen && location.position ? (
        <>
          <p ref={place} tabIndex={-1} className={styles.coordinates}>
            {coordinates(location.position)}
          </p>
          <Age place={location.position} />
          <MapLink place={location.position} />
        </>
      ) : (
        <>
          <Button
            variant="second"
            icon={Eye}
            busy={view.isPending}
            onClick={() =>
              view.mutate(undefined, {
                done: silent,
                onSuccess: (seen) => {
                  receiveMessage(seen);
                  setSeen(true);
                },
              })
            }
          >
            <Trans>See where they are</Trans>
          </Button>
          <p className={styles.size}>
            <Trans>{senderName} sees that you look.</Trans>
          </p>
        </>
      )}
    </>
  );
}

/** Where somebody was, or is. */
export function PlaceBody(props: { message: Message; location: Location; isMine: boolean }) {
  const { isMine, location, message } = props;
  const { isLive, liveUntil, position } = location;
  const [hasStopped, setStopped] = useState(false);
  const ended = useCatchFocus<HTMLParagraphElement>(isLive, hasStopped);
  return (
    <div className={styles.place}>
      <p className={styles.placeTitle}>
        <Icon of={MapPin} size="text" />{' '}
        {liveUntil ? <Trans>Live location</Trans> : <Trans>Shared location</Trans>}
      </p>
      {liveUntil === null && position ? (
        <>
          <p className={styles.coordinates}>{coordinates(position)}</p>
          <MapLink place={position} />
        </>
      ) : null}
      {liveUntil !== null && !isLive ? (
        <p ref={ended} tabIndex={-1}>
          <Trans>Not shared any more.</Trans>
        </p>
      ) : null}
      {isLive && isMine ? (
        <OwnLivePlace message={message} location={location} onStop={() => setStopped(true)} />
      ) : null}
      {isLive && !isMine ? <TheirLivePlace message={message} location={location} /> : null}
    </div>
  );
}
