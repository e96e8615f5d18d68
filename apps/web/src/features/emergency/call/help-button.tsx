import { getEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import { holdSeconds } from '@hafi/contract/emergency/emergency-terms';
import { Button } from '@hafi/ui/button/button';
import { HoldKey } from '@hafi/ui/hold-key/hold-key';
import { Trans, useLingui } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from './call.module.css';
import { callForHelp } from './call-for-help.ts';
import type { CallFor } from './own-call.ts';
import { askPosition, askPositionQuietly, ownPosition } from './own-position.ts';
import { buzz } from './spoken.ts';

/**
 * Whether two taps are enough, as the server says or as this device last heard. While nobody knows,
 * it is held: a tap is asked about all the same.
 */
function useSimplePress(elderId: string, mayAsk: boolean): boolean {
  const settings = useAnswer(
    getEmergencySettings,
    { params: { id: elderId } },
    { enabled: mayAsk },
  );
  const state = statusOf(settings);
  const { id } = useAccount();
  if (state.status === 'answered') return state.data.simplePress;
  const kept = keptCalls(id)?.groups.find(({ elder }) => elder.id === elderId);
  return kept?.simplePress ?? false;
}

/** The button that calls for help, and how it is pressed. */
export function HelpButton(props: {
  elder: CallFor;
  /** The reader may read how the elder presses. */
  mayAsk: boolean;
  /** Chooses another elder. */
  onChange?: () => void;
}) {
  const { elder, mayAsk, onChange } = props;
  const { t } = useLingui();
  const { id: person } = useAccount();
  const simple = useSimplePress(elder.id, mayAsk);
  const [asking, setAsking] = useState(false);
  const how = useId();
  const go = () => {
    buzz([200, 100, 200]);
    const position = elder.you ? ownPosition() : null;
    void callForHelp({ person, elder, drill: false, position });
    // For the SMS; where a question to the person is needed it stands behind the countdown.
    if (elder.you) askPosition();
  };
  const { firstName } = elder;
  return (
    <div className={styles.well}>
      {elder.you ? null : (
        <p>
          <b>{t`Help for ${firstName}`}</b>
        </p>
      )}
      <HoldKey
        icon={Siren}
        holdMs={simple ? 0 : holdSeconds * 1_000}
        aria-describedby={how}
        onBegin={() => {
          buzz(60);
          if (elder.you) askPositionQuietly();
        }}
        onHeld={go}
        onTap={() => setAsking(true)}
      >
        {simple ? <Trans>Press for help</Trans> : <Trans>Press and hold</Trans>}
      </HoldKey>
      <p id={how}>
        {simple ? (
          <Trans>Two taps. Then 10 seconds to stop it.</Trans>
        ) : (
          <Trans>
            <b>3 seconds.</b> Then 10 to stop it.
          </Trans>
        )}
      </p>
      {onChange ? (
        <Button variant="link" onClick={onChange}>
          <Trans>For somebody else</Trans>
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Call for help now?</Trans>}
        message={
          elder.you ? (
            <Trans>Your people are told after 10 seconds.</Trans>
          ) : (
            t`The people of ${firstName} are told after 10 seconds.`
          )
        }
        safe={<Trans>No</Trans>}
        yes={<Trans>Yes, call</Trans>}
        variant="alarm"
        // The countdown says how it goes on.
        act={async () => go()}
        done={null}
      />
    </div>
  );
}
