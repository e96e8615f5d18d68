import type { Message } from '@hafi/contract/messages/message.schemas';
import { listLocationViews, stopLocation } from '@hafi/contract/messages/messages.contract';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { silent } from '../../../lib/query/use-work.ts';
import { receiveMessage } from '../live/follow-messages.ts';
import { endLivePlace, useLiveFault, useLivePlaces } from '../live/live-places.ts';

/** Why those who look see nothing new. */
function Fault() {
  const fault = useLiveFault();
  if (fault === null) return null;
  return (
    <p role="status">
      {fault === 'denied' ? (
        <Trans>This device may not say where it is. Those who look see the last place.</Trans>
      ) : fault === 'lost' ? (
        <Trans>This device does not find where it is. Those who look see the last place.</Trans>
      ) : (
        <Trans>Where you are could not be sent. Hafi tries again.</Trans>
      )}
    </p>
  );
}

/** Who has looked, and when. */
function Views({ id }: { id: string }) {
  const time = useKigaliWhen();
  const state = statusOf(useAnswer(listLocationViews, { params: { id } }));
  if (state.status === 'failed') {
    return (
      <p>
        <Trans>Who has looked did not arrive here.</Trans>
      </p>
    );
  }
  if (state.status !== 'answered') return null;
  const views = state.data;
  if (views.length === 0) {
    return (
      <p>
        <Trans>Nobody has looked yet.</Trans>
      </p>
    );
  }
  return (
    <ul>
      {views.map(({ at, name, personId }) => {
        const when = time(at);
        return (
          <li key={personId}>
            <Trans>
              <bdi>{name}</bdi> looked at {when}
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

/** An own live location: until when, who looked, and the way to end it at once. */
export function OwnLivePlace(props: {
  message: Message;
  location: NonNullable<Message['location']>;
  onStop: () => void;
}) {
  const { location, message, onStop } = props;
  const { id } = message;
  const time = useKigaliWhen();
  const isHere = useLivePlaces().some((place) => place.id === id);
  const stop = useAct(stopLocation, () => ({ params: { id } }));
  const until = location.liveUntil ? time(location.liveUntil) : '';
  return (
    <>
      <p>
        <Trans>You share where you are, until {until}.</Trans>
      </p>
      {isHere ? (
        <Fault />
      ) : (
        <p>
          <Trans>It is not sent from this device. Those who look see the last place.</Trans>
        </p>
      )}
      <Views id={id} />
      <Button
        variant="second"
        icon={CircleStop}
        busy={stop.isPending}
        onClick={() => {
          // At once, also when the server is not reached: nothing more leaves this device.
          endLivePlace(id);
          onStop();
          stop.mutate(undefined, { done: silent, onSuccess: receiveMessage });
        }}
      >
        <Trans>Stop sharing</Trans>
      </Button>
    </>
  );
}
