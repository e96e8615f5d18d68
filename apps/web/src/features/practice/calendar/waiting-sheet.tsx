import type { WaitingPatient } from '@hafi/contract/bookings/waitlist.schemas';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { wishWords } from '../../../kit/bookings/wait-words.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useWaitingPatients } from '../practice.queries.ts';
import styles from './calendar.module.css';

function useWishLine({ mode, wish }: Pick<WaitingPatient, 'mode' | 'wish'>): string {
  const { t } = useLingui();
  return `${t(wishWords[wish])}, ${t(modeWords[mode].name)}`;
}

function WaitRow({ wait, onOffer }: { wait: WaitingPatient; onOffer: () => void }) {
  const line = useWishLine(wait);
  return (
    <SheetRow
      title={wait.patient.name}
      line={line}
      end={
        <Button variant="second" className={styles.slim} onClick={onOffer}>
          <Trans>Offer</Trans>
          <SrOnly> ({wait.patient.name})</SrOnly>
        </Button>
      }
    />
  );
}

/** Who waits for a place with the doctor; an offer begins with the choice of a time. */
export function WaitingSheet({ onOffer }: { onOffer: (wait: WaitingPatient) => void }) {
  const { t } = useLingui();
  const waiting = useWaitingPatients();
  const count = dataOf(waiting)?.length;
  return (
    <Sheet title={<Trans>Waiting for a place</Trans>} {...(count ? { count } : {})}>
      <QueryState
        query={waiting}
        label={t`Loading who waits`}
        failed={t`Who waits did not arrive`}
        rows={1}
        isEmpty={(list) => list.length === 0}
        empty={
          <SheetBody>
            <Quiet>
              <Trans>Nobody waits for a place.</Trans>
            </Quiet>
          </SheetBody>
        }
      >
        {(list) => (
          <SheetRows>
            {list.map((wait) => (
              <WaitRow key={wait.id} wait={wait} onOffer={() => onOffer(wait)} />
            ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}

/** To whom a time is offered, and what they wish. */
export function WaitWords({ wait }: { wait: WaitingPatient }) {
  const line = useWishLine(wait);
  return (
    <p>
      <b>{wait.patient.name}</b>
      <br />
      {line}
    </p>
  );
}

/** While a time is chosen for somebody who waits. */
export function OfferBar({ wait, onStop }: { wait: WaitingPatient; onStop: () => void }) {
  const { t } = useLingui();
  const { name } = wait.patient;
  const wish = useWishLine(wait);
  return (
    <section className={styles.bar} aria-label={t`Offer a place`}>
      <p role="status">
        <Trans>
          For <b>{name}</b> ({wish}): choose a free time in the calendar.
        </Trans>
      </p>
      <Row>
        <Button variant="second" onClick={onStop}>
          <Trans>Not now</Trans>
        </Button>
      </Row>
    </section>
  );
}
