import type { BankArrival } from '@hafi/contract/payments/bank-desk.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Undo2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './bank.module.css';
import { useConfirmArrival, useMatchLine, useTakeBack } from './bank.queries.ts';
import { outcomeWords } from './bank-words.ts';
import { LineFacts } from './line-facts.tsx';

/** Takes a line off the payment whose reference it names. */
function WrongPayment({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const match = useMatchLine();
  return (
    <>
      <Button
        variant="link"
        icon={Unlink}
        busy={match.isPending}
        onClick={() =>
          match.mutate({ id, reference: null }, { done: t`The line is among those to look at.` })
        }
      >
        <Trans>Not for this payment</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ActFailure act={match} />
    </>
  );
}

function Confirm({ arrival, name }: { arrival: BankArrival; name: string }) {
  const { t } = useLingui();
  const confirm = useConfirmArrival();
  const [asks, setAsks] = useState(false);
  const { first, lines, outcome, transfer, two } = arrival;
  const words = outcomeWords[outcome];
  const waits = two && first === null;
  const done = waits
    ? t`${name}: you have confirmed it. Another person must confirm it too.`
    : `${name}: ${t(words.done)}`;
  return (
    <>
      <Button icon={Check} onClick={() => setAsks(true)}>
        {t(words.act)}
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={
          waits
            ? t`Have you compared name, sum and reference with the statement? It is booked when a second person has done the same.`
            : t`Have you compared name, sum and reference with the statement? This cannot be undone.`
        }
        safe={t`Not yet`}
        yes={t(words.act)}
        act={() =>
          confirm.mutateAsync({ id: transfer.id, lines: lines.map(({ id }) => id), outcome })
        }
        done={done}
      />
    </>
  );
}

/** The first of two confirmations: by whom, and a way to take it back. */
function FirstOfTwo({ arrival, name }: { arrival: BankArrival; name: string }) {
  const { t } = useLingui();
  const takeBack = useTakeBack();
  const { first, mayConfirm, transfer } = arrival;
  if (!first) return null;
  const by = first.name;
  return (
    <>
      <p>
        <Trans>
          {by} has confirmed it, <When at={first.at} />.
        </Trans>{' '}
        {mayConfirm ? (
          <Trans>You are the second.</Trans>
        ) : (
          <Trans>Another person must confirm it too.</Trans>
        )}
      </p>
      <Button
        variant="link"
        icon={Undo2}
        busy={takeBack.isPending}
        onClick={() =>
          takeBack.mutate(transfer.id, { done: t`${name}: the confirmation is taken back.` })
        }
      >
        <Trans>Take the confirmation back</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ActFailure act={takeBack} />
    </>
  );
}

function Arrival({ arrival }: { arrival: BankArrival }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { first, lines, mayConfirm, outcome, total, transfer, two } = arrival;
  const { amount, payer, reference } = transfer;
  const [came, asked] = [formatRwf(total, locale), formatRwf(amount, locale)];
  const name = `${payer.name}, ${came}`;
  return (
    <SheetRow
      title={
        <>
          <Link to={paths.personOf(payer.id)}>{payer.name}</Link>, {came}
        </>
      }
      line={
        <>
          <span translate="no">{reference}</span>, <Trans>asked for: {asked}</Trans>
        </>
      }
    >
      <Stack fill gap="tight">
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <LineFacts line={line} />
              {first ? null : <WrongPayment id={line.id} name={name} />}
            </li>
          ))}
        </ul>
        <p>{t(outcomeWords[outcome].says)}</p>
        {two && !first ? (
          <Quiet>
            <Trans>Two people must confirm this sum.</Trans>
          </Quiet>
        ) : null}
        <FirstOfTwo arrival={arrival} name={name} />
        {mayConfirm ? (
          <Row>
            <Confirm arrival={arrival} name={name} />
          </Row>
        ) : null}
      </Stack>
    </SheetRow>
  );
}

/** What came with a reference, for people to confirm. */
export function Arrivals({
  arrivals,
  limit,
}: {
  arrivals: readonly BankArrival[];
  /** Above it two people confirm. */
  limit: string;
}) {
  return (
    <Sheet title={<Trans>To confirm</Trans>} count={arrivals.length}>
      <OutcomePlace>
        <SheetBody>
          <p>
            {arrivals.length === 0 ? <Trans>Nothing waits to be confirmed.</Trans> : null}{' '}
            <Trans>Up to {limit} one person confirms, above it two different ones.</Trans>
          </p>
        </SheetBody>
        {arrivals.length > 0 ? (
          <SheetRows>
            {arrivals.map((arrival) => (
              <Arrival key={arrival.transfer.id} arrival={arrival} />
            ))}
          </SheetRows>
        ) : null}
      </OutcomePlace>
    </Sheet>
  );
}
