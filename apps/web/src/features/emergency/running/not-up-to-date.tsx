import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { correctedTime } from '../../../lib/clock/server-clock.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useOnline } from '../../../lib/online.ts';
import type { GuardedQuery } from '../../../lib/query/guarded-query.ts';

/** From which age on an answer of something that goes on is old, in milliseconds. */
const old = 20_000;

/** Says that what stands here may have changed: a page that stands still looks calm. */
export function NotUpToDate(props: { query: GuardedQuery<EmergencyView>; view: EmergencyView }) {
  const { query, view } = props;
  const online = useOnline();
  const time = useKigaliWhen();
  const now = useNow(5_000).getTime();
  const readAt = correctedTime(query.dataUpdatedAt);
  const isOld = now - readAt.getTime() > old;
  if (hasEnded(view.state) || (online && !query.isError && !isOld)) return null;
  const at = time(readAt.toISOString());
  return (
    <Alert tone="warning" live="polite" title={<Trans>Not up to date since {at}.</Trans>}>
      <Trans>
        The network does not answer. Call instead of waiting. We keep trying while this page is
        open.
      </Trans>
    </Alert>
  );
}
