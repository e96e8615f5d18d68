import { formatPhone } from '@hafi/base/format-phone';
import { minuteInMs } from '@hafi/base/time';
import type { TransferForAdmin } from '@hafi/contract/payments/bank-desk.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';

function Waiting({ transfer }: { transfer: TransferForAdmin }) {
  const locale = useLocale();
  const { amount, createdAt, payBy, payer, reference } = transfer;
  const sum = formatRwf(amount, locale);
  const number = formatPhone(payer.phone ?? '');
  // A deadline at midnight is the end of the day before.
  const day = formatDate(new Date(Date.parse(payBy) - minuteInMs), locale);
  return (
    <SheetRow
      title={
        <>
          <Link to={paths.personOf(payer.id)}>{payer.name}</Link>, {sum}
        </>
      }
      line={
        <>
          <span translate="no">{reference}</span>, <When at={createdAt} />,{' '}
          <Trans>awaited until {day}</Trans>
        </>
      }
      end={
        payer.phone ? (
          <ButtonLink href={`tel:${payer.phone}`} variant="second" icon={Phone}>
            <Trans>Call {number}</Trans>
          </ButtonLink>
        ) : null
      }
    />
  );
}

/** Whose transfer has not come yet, the next to end first. */
export function WaitingTransfers({ transfers }: { transfers: readonly TransferForAdmin[] }) {
  const { t } = useLingui();
  return (
    <Sheet title={<Trans>Awaited transfers</Trans>} count={transfers.length}>
      {transfers.length === 0 ? (
        <Empty title={t`No transfer is awaited`}>
          {t`Who chooses to pay by bank stands here until the money comes.`}
        </Empty>
      ) : (
        <SheetRows>
          {transfers.map((transfer) => (
            <Waiting key={transfer.id} transfer={transfer} />
          ))}
        </SheetRows>
      )}
    </Sheet>
  );
}
