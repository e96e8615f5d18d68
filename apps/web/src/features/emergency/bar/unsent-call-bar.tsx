import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useBarAbove } from '../../../lib/page/use-bar-above.ts';
import { paths } from '../../../lib/paths.ts';
import { useUnsentCall, useUnsentEnd, useUnsentStop } from '../call/use-unsent-call.ts';
import { markCall } from './call-mark.ts';
import styles from './emergency-bar.module.css';

/** Once no call of anybody rests on this device, no page looks for one any more. */
async function forgetMark(): Promise<void> {
  const entries = await outbox.entries();
  const rests = entries.some(
    ({ kind, sentAt }) => kind.startsWith('emergency') && sentAt === undefined,
  );
  if (!rests) markCall(false);
}

interface Unsent {
  readonly to: string;
  readonly drill: boolean;
  readonly words: ReactNode;
}

/** What of the own emergency rests on this device, the most urgent first. */
function useUnsent(): Unsent | null {
  const { pathname } = useLocation();
  const press = useUnsentCall();
  const stop = useUnsentStop();
  const end = useUnsentEnd();
  if (press) {
    const words = press.refusal ? (
      <Trans>Your call for help did not work. Call now.</Trans>
    ) : (
      <Trans>Your call for help has not gone out. Nobody has been told yet.</Trans>
    );
    return { to: paths.emergency, drill: press.body.drill ?? false, words };
  }
  if (stop) {
    const words = <Trans>It is not known whether your call for help is stopped.</Trans>;
    return { to: paths.emergency, drill: stop.keeps?.drill === 'yes', words };
  }
  if (!end) return null;
  const to = paths.runningEmergency(end.params.id, end.keeps?.elder ?? '');
  // Its own page says it itself.
  if (to.split('?')[0] === pathname) return null;
  const words = end.refusal ? (
    <Trans>The emergency goes on: its end was not taken.</Trans>
  ) : (
    <Trans>Nobody else knows yet that the emergency is over.</Trans>
  );
  return { to, drill: false, words };
}

function Bar({ unsent }: { unsent: Unsent }) {
  const { t } = useLingui();
  const bar = useBarAbove<HTMLElement>();
  return (
    <aside ref={bar} className={styles.bar} aria-label={t`Your call for help`}>
      <div role="alert">
        <Link
          to={unsent.to}
          className={unsent.drill ? `${styles.line} ${styles.drill}` : styles.line}
        >
          <Icon of={TriangleAlert} />
          <b>{unsent.words}</b>
          <Icon of={ChevronRight} />
        </Link>
      </div>
    </aside>
  );
}

/** What others do not know yet of the own call for help, its stop or its end: it leads to it. */
export function UnsentCallBar() {
  const unsent = useUnsent();
  const rests = unsent !== null;
  useEffect(() => {
    if (!rests) void forgetMark().catch(() => undefined);
  }, [rests]);
  return unsent ? <Bar unsent={unsent} /> : null;
}
