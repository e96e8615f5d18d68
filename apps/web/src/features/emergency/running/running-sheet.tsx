import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { getGateOfEmergency } from '@hafi/contract/emergency/gate-photo.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { urlOf } from '../../../lib/api.ts';
import { useAccount } from '../../../lib/session.ts';
import { takeCountdown } from '../call/call-for-help.ts';
import { CountdownScreen } from '../call/countdown-screen.tsx';
import { setOwnCall, useOwnCall } from '../call/own-call.ts';
import { useFired } from '../call/use-fired.ts';
import { SharePlace } from '../place/share-place.tsx';
import { ShareWay } from '../place/share-way.tsx';
import { AllClear } from './all-clear.tsx';
import { AmbulanceCalled, AmbulanceKey } from './ambulance.tsx';
import { AskMore } from './ask-more.tsx';
import { Coordinate } from './coordinate.tsx';
import { Ended } from './ended.tsx';
import { MedicalCard } from './medical-card.tsx';
import { NeedsHelp } from './needs-help.tsx';
import { NotGoneOut } from './not-gone-out.tsx';
import { PlaceCard } from './place-card.tsx';
import { ResponderActs } from './responder-acts.tsx';
import { RunNews } from './run-news.tsx';
import styles from './running.module.css';
import { useSayEmergency, useSayWay } from './running.queries.ts';
import { Timeline } from './timeline.tsx';
import { OthersCome, WhoComes } from './who-comes.tsx';
import { WhoKnows } from './who-knows.tsx';

/** A countdown that another device began can be stopped here too. */
function useCountdown(view: EmergencyView) {
  const { id: person } = useAccount();
  const call = useOwnCall();
  useFired(call);
  const isCounting = view.state === 'counting-down' && view.can.cancel;
  const left = Date.parse(view.firesAt) - Date.parse(view.now);
  const taken = useRef(false);
  useEffect(() => {
    // Once: what is known here may be older than how it was stopped.
    if (isCounting && left > 0 && !call && !taken.current) takeCountdown(person, view);
    if (isCounting) taken.current = true;
    // The answer below says what has become of it.
    if (call && ['stopped', 'fired'].includes(call.state)) setOwnCall(null);
  });
  return call;
}

/** That Stop came too late. */
function TooLate({ view }: { view: EmergencyView }) {
  const { state } = useLocation() as { state: { tooLate?: boolean } | null };
  if (!state?.tooLate || hasEnded(view.state)) return null;
  return (
    <Alert tone="warning" live="assertive" title={<Trans>It was too late to stop it.</Trans>}>
      <Trans>People have been told. If all is well, say so below: everybody is told.</Trans>
    </Alert>
  );
}

/** For who presses with a device that is with the elder. */
function Place({ view }: { view: EmergencyView }) {
  return view.can.locate && view.state !== 'counting-down' ? <SharePlace view={view} /> : null;
}

/** For whoever helps: what to do, where to go, what to know. */
function ForResponder({ view }: { view: EmergencyView }) {
  const say = useSayEmergency(view.id);
  const sayWay = useSayWay(view.id);
  const { country } = useAccount().place;
  const isAbroad = country !== null && country !== 'RW';
  return (
    <>
      <AmbulanceCalled view={view} />
      <OthersCome view={view} />
      <NeedsHelp view={view} headed />
      <ResponderActs
        view={view}
        say={say}
        from={isAbroad ? 'abroad' : view.can.coordinate ? 'desk' : 'near'}
      />
      <ShareWay view={view} say={sayWay} />
      <Place view={view} />
      <PlaceCard view={view} gate={urlOf(getGateOfEmergency, { params: { id: view.id } })} />
      <MedicalCard view={view} />
    </>
  );
}

/** For the elder, and whoever only looks: who comes, and the ambulance. */
function ForElder({ view }: { view: EmergencyView }) {
  return (
    <>
      <AmbulanceCalled view={view} />
      <WhoComes view={view} />
      <AmbulanceKey view={view} />
      <Place view={view} />
    </>
  );
}

/** One emergency, as far as the reader is concerned by it. */
export function RunningSheet({ view }: { view: EmergencyView }) {
  const call = useCountdown(view);
  return (
    <>
      <RunNews view={view} />
      {hasEnded(view.state) ? (
        <>
          <Ended view={view} />
          <Timeline view={view} />
        </>
      ) : (
        <GoesOn view={view} />
      )}
      {call && !hasEnded(view.state) ? (
        <CountdownScreen call={call} onClose={() => setOwnCall(null)} />
      ) : null}
    </>
  );
}

/** While it goes on. */
function GoesOn({ view }: { view: EmergencyView }) {
  const responds = view.can.respond && !view.elder.you;
  return (
    <>
      <TooLate view={view} />
      <NotGoneOut view={view} />
      <div className={styles.columns}>
        <Stack fill>{responds ? <ForResponder view={view} /> : <ForElder view={view} />}</Stack>
        <Stack fill>
          <WhoKnows view={view} />
          {view.can.coordinate ? null : <AskMore view={view} />}
          <Coordinate view={view} />
          <AllClear view={view} />
          <Timeline view={view} />
        </Stack>
      </div>
    </>
  );
}
