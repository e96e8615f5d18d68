import { minuteInMs } from '@hafi/base/time';
import { homeCountry } from '@hafi/contract/accounts/countries';
import type { BankTransfer } from '@hafi/contract/payments/bank-transfer.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './transfer.module.css';
import { useBankTransfer, useCancelTransfer } from './transfer.queries.ts';
import { TransferValues } from './transfer-values.tsx';

interface PanelProps {
  /** Of the payment. */
  readonly id: string;
  /** Whether the page was opened with it: then the page places the focus. */
  readonly first: boolean;
  /** Called when its payer has ended it, to choose another way. */
  readonly onCancelled: () => void;
  /** What stands when nothing is awaited and nothing came. */
  readonly otherwise: ReactNode;
}

/** A payment by bank under way: what to transfer where, and whether it has come. */
export function TransferPanel(props: PanelProps) {
  const { t } = useLingui();
  const query = useBankTransfer(props.id);
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The bank details did not arrive`}>
      {(transfer) => <Transfer {...props} transfer={transfer} />}
    </QueryState>
  );
}

function Transfer(props: PanelProps & { transfer: BankTransfer }) {
  const { first, otherwise, transfer } = props;
  const locale = useLocale();
  const { amount, arrived, needed, state } = transfer;
  const came = formatRwf(arrived, locale);
  const asked = formatRwf(amount, locale);
  if (state === 'over') return otherwise;
  if (state === 'arrived') {
    return (
      <StepAlert
        key="arrived"
        tone="success"
        live="polite"
        first={first}
        title={<Trans>Your transfer has arrived</Trans>}
      >
        <Trans>
          {came} came with your reference. A coordinator checks it and then books it. You are told
          when it is paid.
        </Trans>
      </StepAlert>
    );
  }
  if (state === 'different') {
    return (
      <StepAlert
        key="different"
        tone="warning"
        live="polite"
        first={first}
        title={<Trans>Your bank transfer is another sum</Trans>}
        action={
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Write to us</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          {came} came with your reference, and we asked for {asked}. Please send nothing more for
          now: a coordinator looks into it and contacts you.
        </Trans>
      </StepAlert>
    );
  }
  return needed ? <Instructions {...props} /> : <NotNeeded {...props} />;
}

function NotNeeded({ first, id, onCancelled }: PanelProps) {
  return (
    <StepAlert
      key="not-needed"
      tone="info"
      first={first}
      title={<Trans>Please transfer nothing</Trans>}
      action={<AnotherWay id={id} onCancelled={onCancelled} />}
    >
      <Trans>
        What this was for was cancelled or paid otherwise. If you have sent the money already, we
        pay it back.
      </Trans>
    </StepAlert>
  );
}

function Instructions({
  first,
  id,
  onCancelled,
  transfer,
}: PanelProps & { transfer: BankTransfer }) {
  const locale = useLocale();
  // A deadline at midnight is the end of the day before.
  const lastDay = formatDate(new Date(Date.parse(transfer.payBy) - minuteInMs), locale);
  const usualDay = formatDate(new Date(Date.parse(transfer.usuallyBy) - minuteInMs), locale);
  const amount = formatRwf(transfer.amount, locale);
  return (
    <Card edge="sun">
      <Stack fill>
        <StepHeading as="h2" first={first}>
          <Trans>Transfer {amount} at your bank</Trans>
        </StepHeading>
        <p>
          <Trans>
            Write the reference on the transfer: by it we know that the money is yours. Send exactly
            this amount; the bank's own fee comes on top.
          </Trans>
        </p>
        <TransferValues transfer={transfer} />
        <FromAbroadByBank swift={transfer.swift} />
        <Alert tone="info">
          <Trans>
            Processing takes 2-3 business days: sent today, it is usually here by {usualDay}. It
            must be here by {lastDay}. This page changes by itself, and you are told.
          </Trans>
        </Alert>
        <div className={styles.acts}>
          <Row>
            <Button variant="second" icon={Printer} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <AnotherWay id={id} onCancelled={onCancelled} />
          </Row>
        </div>
      </Stack>
    </Card>
  );
}

/** What somebody who sends from another country asks of the bank there. */
function FromAbroadByBank({ swift }: { swift: string | null }) {
  const { phoneNumber, place } = useAccount();
  const isAbroad =
    (place.country ?? homeCountry) !== homeCountry ||
    (phoneNumber !== null && !phoneNumber.startsWith('+250'));
  if (!isAbroad) return null;
  return (
    <Alert tone="info" title={<Trans>Sending from abroad</Trans>}>
      <Trans>
        Ask your bank for an international transfer in Rwandan francs (RWF) to Rwanda, with all
        costs paid by you (OUR), so that the whole amount arrives. Rwanda has no IBAN: give the
        account number.
      </Trans>{' '}
      {swift ? null : (
        <Trans>
          Your bank also asks for the SWIFT code, which we do not have here: please write to us, or
          pay by card.
        </Trans>
      )}
    </Alert>
  );
}

/** Ends the payment by bank, so that another way can be chosen. */
function AnotherWay({ id, onCancelled }: Pick<PanelProps, 'id' | 'onCancelled'>) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const cancel = useCancelTransfer();
  return (
    <>
      <Button variant="second" icon={Undo2} onClick={() => setAsks(true)}>
        <Trans>Do not pay by bank</Trans>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Do not pay by bank`}
        message={t`Have you not sent the money yet? Then you can choose another way to pay. This reference is not used any more.`}
        safe={t`I pay by bank`}
        yes={t`Choose another way`}
        act={() => cancel.mutateAsync(id)}
        done={t`This bank transfer is cancelled.`}
        onDone={onCancelled}
      />
    </>
  );
}
