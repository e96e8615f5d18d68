import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Loading } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';
import { QueryFailure, SlowAnswer } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';
import { BeforeItHappens } from '../settings/before-it-happens.tsx';
import styles from './call.module.css';
import { takeUp } from './call-for-help.ts';
import { CountdownScreen } from './countdown-screen.tsx';
import { HelpButton } from './help-button.tsx';
import { type CallFor, setOwnCall, useOwnCall } from './own-call.ts';
import { takeUpStop } from './stop-call.ts';
import { useFired } from './use-fired.ts';
import { useStopOfPage, useUnsentCall } from './use-unsent-call.ts';
import { keptElders, notifiedOf, ownself } from './whom-for.ts';

/** Who needs help: one question, only where there are several. */
function WhoNeedsHelp(props: { elders: readonly CallFor[]; onChoose: (elder: CallFor) => void }) {
  const { elders, onChoose } = props;
  return (
    <div className={styles.well}>
      <h3>
        <Trans>Who needs help?</Trans>
      </h3>
      <div className={styles.choices}>
        {elders.map((elder) => (
          <Button
            key={elder.id}
            variant="second"
            icon={UserRound}
            wide
            onClick={() => onChoose(elder)}
          >
            {elder.firstName}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** That it was stopped. It takes the focus from the screen that closed. */
function StoppedNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1}>
      <Alert tone="success" icon={CircleCheck} title={<Trans>Stopped</Trans>} live="polite">
        <Trans>Nobody was told.</Trans>
      </Alert>
    </div>
  );
}

/** A call, or its stop, that an earlier page left on the device goes on here. */
function useUnsentCalls(elders: readonly CallFor[]): void {
  const { id } = useAccount();
  const unsent = useUnsentCall();
  const stop = useStopOfPage();
  useEffect(() => {
    const elderOf = (elderId: string, said = '') =>
      elders.find((each) => each.id === elderId) ?? {
        id: elderId,
        firstName: said,
        you: elderId === id,
      };
    if (unsent) takeUp(unsent, elderOf(unsent.body.elderId ?? id, unsent.said));
    if (stop) takeUpStop(stop, elderOf(stop.keeps?.elder ?? id, stop.said));
  }, [unsent, stop, elders, id]);
}

/** The button, or the question whom it is for. */
function Key(props: {
  elders: readonly CallFor[];
  deciding: (elder: CallFor) => boolean;
  below: Element | null;
}) {
  const { below, deciding, elders } = props;
  const [chosen, setChosen] = useState<CallFor | null>(null);
  const [only] = elders.length === 1 ? elders : [];
  const elder = only ?? elders.find(({ id }) => id === chosen?.id);
  const change = elder && !only ? () => setChosen(null) : undefined;
  if (elders.length === 0) return null;
  if (!elder) return <WhoNeedsHelp elders={elders} onChoose={setChosen} />;
  return (
    <>
      <HelpButton
        elder={elder}
        mayAsk={deciding(elder)}
        {...(change ? { onChange: change } : {})}
      />
      {below && deciding(elder) ? createPortal(<BeforeItHappens elder={elder} />, below) : null}
    </>
  );
}

/** The elders for whom one may press: from the server, or as far as this device knows them. */
function useWhomFor() {
  const account = useAccount();
  const self = ownself(account);
  // Elders press for themselves, without waiting for any answer.
  const query = useAnswer(listElders, {}, { enabled: !self });
  const state = statusOf(query);
  const listed: readonly Elder[] = state.status === 'answered' ? state.data : [];
  const others =
    state.status === 'answered' ? notifiedOf(listed) : keptElders(keptCalls(account.id));
  return {
    query,
    elders: self ? [self] : others,
    isPending: state.status === 'pending' && !self && others.length === 0,
    deciding: ({ id, you }: CallFor) =>
      you || listed.some((each) => each.id === id && each.decidesAs !== null),
  };
}

/**
 * Calling for help, for signed-in people: an elder for themselves, others for the elders of whose
 * alerts they are notified. What is prepared before help is needed goes `below`, after whom to call.
 */
export function CallSection({ below }: { below: Element | null }) {
  const { t } = useLingui();
  const account = useAccount();
  const { deciding, elders, isPending, query } = useWhomFor();
  const onPage = useOwnCall();
  // Whoever signed in after them does not see the call of the person before.
  const call = onPage?.person === account.id ? onPage : null;
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  useUnsentCalls(elders);
  useFired(call);
  useEffect(() => {
    if (call?.state === 'stopped') {
      setStopped(true);
      setOwnCall(null);
    } else if (call?.state === 'fired') {
      const to = paths.runningEmergency(call.view?.id ?? call.id, call.elder.id);
      setOwnCall(null);
      void navigate(to, { state: { tooLate: call.tooLate } });
    } else if (call) setStopped(false);
  }, [call, navigate]);
  if (query.isSuccess && elders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="call-for-help">
      {/* Read, not shown: the key has the room. */}
      <SrOnly>
        <h2 id="call-for-help">
          <Trans>Call for help</Trans>
        </h2>
      </SrOnly>
      {stopped ? <StoppedNote /> : null}
      {ownself(account) ? null : (
        <QueryFailure query={query} failed={t`For whom you can call did not arrive. Call 912.`} />
      )}
      {isPending ? (
        <div>
          <Loading label={t`Loading...`} rows={1} />
          <SlowAnswer query={query} />
        </div>
      ) : (
        <Key elders={elders} deciding={deciding} below={below} />
      )}
      {call ? <CountdownScreen call={call} onClose={() => setOwnCall(null)} /> : null}
    </section>
  );
}
