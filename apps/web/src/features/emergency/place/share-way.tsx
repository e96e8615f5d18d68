import { minuteInMs } from '@hafi/base/time';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useIsShown } from '../../../kit/position/use-found-position.ts';
import { useSentPosition } from '../../../kit/position/use-sent-position.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import type { Act } from '../../../lib/query/use-work.ts';
import styles from '../running/running.module.css';
import type { Said } from '../running/running.queries.ts';
import { PlaceFailure } from './place-failure.tsx';
import { keepSharing, sharingOf } from './shares-place.ts';

/** How long the page may be away, for a look at the map for instance, before the way is not shared any more. */
const awayMs = 10 * minuteInMs;

/** Calls `stop` when the page has not shown for long. */
function useStopWhenAway(on: boolean, stop: () => void): void {
  const shows = useIsShown();
  const stops = useRef(stop);
  useEffect(() => {
    stops.current = stop;
  });
  useEffect(() => {
    if (!on || shows) return undefined;
    const until = Date.now() + awayMs;
    const timer = setTimeout(() => stops.current(), awayMs);
    const onReturn = () => {
      // Timers of hidden pages may stand still.
      if (!document.hidden && Date.now() >= until) stops.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [on, shows]);
}

/** Somebody on the way shows where they are, if they want: until they are there, or it ends. */
export function ShareWay(props: {
  view: EmergencyView;
  say: Pick<Act<unknown, Said>, 'mutate' | 'mutateAsync' | 'isError' | 'error'>;
}) {
  const { say, view } = props;
  const { t } = useLingui();
  const time = useKigaliWhen();
  const [on, setOn] = useState(() => sharingOf('way', view.id) === 'on');
  const [stopped, setStopped] = useState(false);
  const own = view.responders.find(({ you }) => you);
  const comes = own?.knows === 'coming';
  const sends = on && comes;
  const found = useSentPosition(
    sends,
    (position) => say.mutateAsync({ act: 'coming', minutes: null, position }),
    { follows: true },
  );
  const put = (next: boolean) => {
    keepSharing('way', view.id, next ? 'on' : null);
    setOn(next);
    setStopped(!next);
    if (!next) say.mutate({ act: 'coming', minutes: null, position: null }, { done: null });
  };
  useStopWhenAway(sends, () => put(false));
  useEffect(() => {
    // Who has arrived shares nothing, also when they set off once more.
    if (own?.knows === 'arrived') keepSharing('way', view.id, null);
  }, [own?.knows, view.id]);
  if (!comes) return null;
  const at = own.position ? time(own.position.at) : null;
  return (
    <section className={styles.place} aria-label={t`Your way`}>
      <SwitchField
        label={t`Show on the way where I am`}
        hint={t`Until you are there, or it ends. Keep this page open.`}
        // What is still shown counts as on, whichever phone sent it, and when it could not be stopped.
        checked={on || (at !== null && (!stopped || say.isError))}
        onChange={({ target }) => put(target.checked)}
      />
      {at ? (
        <p>
          <Trans>They see where you were at {at}.</Trans>
        </p>
      ) : null}
      {sends ? <PlaceFailure found={found} /> : <ActFailure act={say} />}
    </section>
  );
}
