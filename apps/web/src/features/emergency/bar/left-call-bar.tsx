import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { paths } from '../../../lib/paths.ts';
import { useLeftCall } from '../call/use-left-call.ts';
import { markCall } from './call-mark.ts';
import styles from './emergency-bar.module.css';

/** Once no call of anybody rests on this device, no page looks for one any more. */
async function forgetMark(): Promise<void> {
  const entries = await outbox.entries();
  const rests = entries.some(({ kind, sentAt }) => kind === 'emergency' && sentAt === undefined);
  if (!rests) markCall(false);
}

/** That the own call for help has not gone out, or was not taken: it leads to it, and to its end. */
export function LeftCallBar() {
  const { t } = useLingui();
  const left = useLeftCall();
  useEffect(() => {
    if (!left) void forgetMark().catch(() => undefined);
  }, [left]);
  if (!left) return null;
  return (
    <aside className={styles.bar} aria-label={t`Your call for help`}>
      <div role="alert">
        <Link
          to={paths.emergency}
          className={left.body.drill ? `${styles.line} ${styles.drill}` : styles.line}
        >
          <Icon of={TriangleAlert} />
          <b>
            {left.refusal ? (
              <Trans>Your call for help did not work. Call now.</Trans>
            ) : (
              <Trans>Your call for help has not gone out. Nobody has been told yet.</Trans>
            )}
          </b>
          <Icon of={ChevronRight} />
        </Link>
      </div>
    </aside>
  );
}
