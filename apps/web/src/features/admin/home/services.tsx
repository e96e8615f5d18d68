import { minuteInMs } from '@hafi/base/time';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { When } from '../../../kit/when.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { AccessLogsCheck } from './access-logs-check.tsx';
import styles from './admin.module.css';
import { useMessageWords } from './failure-words.ts';
import { type Delivery, useDeliveries } from './watch.queries.ts';

/** What waits longer than this is slow. */
const slowMs = 5 * minuteInMs;

function Channel({ delivery }: { delivery: Delivery }) {
  const { channelOf } = useMessageWords();
  const { givenUp, oldest, waiting } = delivery;
  const now = useNow();
  const isSlow = oldest !== null && now.getTime() - Date.parse(oldest) > slowMs;
  const name = channelOf(delivery);
  return (
    <li>
      <HealthStatus level={isSlow || givenUp > 0 ? 'watch' : 'normal'}>
        {isSlow ? <Trans>{name}: slow</Trans> : <Trans>{name}: sends</Trans>}
      </HealthStatus>
      <Quiet as="span">
        {oldest === null ? (
          <Trans>nothing waits</Trans>
        ) : (
          <>
            <Plural value={waiting} one="# waits" other="# wait" />, <When at={oldest} />
          </>
        )}
      </Quiet>
      {givenUp > 0 ? (
        <Quiet as="span">
          <Plural value={givenUp} one="# given up" other="# given up" />
        </Quiet>
      ) : null}
    </li>
  );
}

/** Whether what Hafi does by itself works: each channel, and the check of the access logs. */
export function Services() {
  const { t } = useLingui();
  return (
    <Sheet title={<Trans>Services</Trans>}>
      <QueryState
        query={useDeliveries()}
        label={t`Loading...`}
        failed={t`How messages are sent did not arrive`}
      >
        {(deliveries) => (
          <ul className={styles.services}>
            {deliveries.map((delivery) => (
              <Channel key={delivery.channel} delivery={delivery} />
            ))}
          </ul>
        )}
      </QueryState>
      <SheetBody>
        <h3>
          <Trans>Logs of who looked</Trans>
        </h3>
        <AccessLogsCheck />
      </SheetBody>
    </Sheet>
  );
}
