import { dayInMs, minuteInMs } from '@hafi/base/time';
import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { currentRegion } from '@hafi/i18n/region';
import { instantIn } from '@hafi/i18n/zone-time';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bluetooth } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { reopen } from '../../../lib/update/reopen.ts';
import { DeviceFailure, type DeviceFailureReason } from '../bluetooth/device-failure.ts';
import type { MeasuringDevice } from '../bluetooth/device-profiles.ts';
import type { Caution, DeviceReading } from '../bluetooth/device-reading.ts';
import { webBluetooth } from '../bluetooth/web-bluetooth.ts';
import type { ReadingDraft } from './reading-draft.ts';

/** How long to wait for a device. */
const patienceMilliseconds = 3 * minuteInMs;
/** Readings that the device stored longer ago are not the one that the person is about to enter. */
const oldestMilliseconds = dayInMs;

const failures: Record<DeviceFailureReason, MessageDescriptor> = {
  'not-found': msg`No device was chosen. Switch it on, hold it close, and try again.`,
  refused: msg`The browser may not use Bluetooth. Allow it in the settings of this phone, or type the number.`,
  lost: msg`The connection to the device was lost. Hold it close and try again, or type the number.`,
  'not-understood': msg`This device speaks another language. Please type the number.`,
};

const cautions: Record<Caution, MessageDescriptor> = {
  moved: msg`The device says that the arm moved.`,
  'loose-cuff': msg`The device says that the cuff was loose.`,
  'wrong-position': msg`The device says that the arm was not at the height of the heart.`,
  'irregular-pulse': msg`The device says that the pulse was irregular.`,
  'weak-signal': msg`The device says that the signal was weak.`,
};

const isMeasured = (kind: VitalKind): kind is MeasuringDevice =>
  kind !== 'glucose' && kind !== 'respiratory-rate';

function withReading(draft: ReadingDraft, reading: DeviceReading): ReadingDraft {
  const single = {
    'heart-rate': reading.pulse,
    temperature: reading.temperature,
    'oxygen-saturation': reading.oxygen,
    weight: reading.weight,
  };
  const { systolic, diastolic } = reading;
  const { kind } = draft;
  const value = kind in single ? single[kind as keyof typeof single] : undefined;
  const values = kind === 'blood-pressure' ? { systolic, diastolic } : { value };
  return { ...draft, values, at: momentOf(reading) ?? draft.at, source: 'device' };
}

/** The device's own time, if it is plausible. */
function momentOf({ takenAt }: DeviceReading): string | null {
  const [day, time] = takenAt?.split('T') ?? [];
  if (!takenAt || !day || !time) return null;
  const age = clockNow().getTime() - instantIn(day, time, currentRegion().timeZone).getTime();
  // Up to two minutes ago counts as now.
  return age > 2 * minuteInMs && age < oldestMilliseconds ? takenAt : null;
}

type State =
  | { name: 'idle' | 'choosing' | 'waiting' }
  | { name: 'failed'; reason: DeviceFailureReason }
  | { name: 'read'; cautions: readonly Caution[] };

/** Reads the numbers of a Bluetooth device into the steppers, to be confirmed. */
export function DeviceReader(props: {
  draft: ReadingDraft;
  onChange: (draft: ReadingDraft) => void;
  onPulse: (pulse: number) => void;
}) {
  const { draft, onChange, onPulse } = props;
  const { t } = useLingui();
  const [state, setState] = useState<State>({ name: 'idle' });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const bluetooth = webBluetooth();
  const { kind } = draft;
  if (!bluetooth || !isMeasured(kind)) return null;

  const fetchReading = async () => {
    setState({ name: 'choosing' });
    stop.current = new AbortController();
    const giveUp = setTimeout(() => stop.current.abort(), patienceMilliseconds);
    try {
      const [{ measureWith }, { deviceProfiles }] = await Promise.all([
        import('../bluetooth/measure-with.ts'),
        import('../bluetooth/device-profiles.ts'),
      ]).catch(reopen);
      const reading = await measureWith(bluetooth, deviceProfiles[kind], {
        signal: stop.current.signal,
        connected: () => setState({ name: 'waiting' }),
      });
      onChange(withReading(draft, reading));
      if (kind === 'blood-pressure' && reading.pulse) onPulse(reading.pulse);
      setState({ name: 'read', cautions: reading.cautions });
    } catch (error) {
      const reason = error instanceof DeviceFailure ? error.reason : 'lost';
      setState({ name: 'failed', reason });
    } finally {
      clearTimeout(giveUp);
    }
  };
  const busy = state.name === 'choosing' || state.name === 'waiting';
  return (
    <>
      <Button
        variant="second"
        icon={Bluetooth}
        busy={busy}
        busyLabel={t`Waiting for the device`}
        onClick={() => void fetchReading()}
      >
        <Trans>From a device</Trans>
      </Button>
      <Status>
        {state.name === 'waiting' ? (
          <Alert>
            <Trans>Connected. Measure now: the number comes by itself.</Trans>
          </Alert>
        ) : null}
        {state.name === 'failed' ? <Alert tone="warning">{t(failures[state.reason])}</Alert> : null}
        {state.name === 'read' ? (
          <Alert tone={state.cautions.length > 0 ? 'warning' : 'success'}>
            {state.cautions.map((caution) => `${t(cautions[caution])} `)}
            <Trans>Look at the number below, then save it.</Trans>
          </Alert>
        ) : null}
      </Status>
    </>
  );
}
