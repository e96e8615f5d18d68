import { formatPhone } from '@hafi/base/format-phone';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { PagedList } from '../../../kit/paged-list.tsx';
import { PaidForText } from '../../../kit/payments/paid-for-text.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './admin.module.css';
import { outcomeOf, providerWords, troubleWords } from './payment-words.ts';
import { SettleByHand } from './settle-by-hand.tsx';
import { type HangingPayment, useAskAboutPayment, useHangingPayments } from './watch.queries.ts';

function Line({ payment }: { payment: HangingPayment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const ask = useAskAboutPayment();
  const { amount, id, method, paidFor, payer, since, trouble } = payment;
  const provider = t(providerWords[method]);
  const sum = formatRwf(amount, locale);
  const name = `${payer.name}, ${sum}`;
  const number = formatPhone(payer.phone ?? '');
  return (
    <SheetRow
      title={
        <>
          <Link to={paths.personOf(payer.id)}>{payer.name}</Link>, {sum}
        </>
      }
      line={
        <Trans>
          {provider}, since <When at={since} />
        </Trans>
      }
      end={
        <div className={styles.acts}>
          {payer.phone ? (
            <ButtonLink href={`tel:${payer.phone}`} variant="second" icon={Phone}>
              <Trans>Call {number}</Trans>
            </ButtonLink>
          ) : null}
          {trouble === 'refund-impossible' || trouble === 'transfer-back' ? null : (
            <Button
              variant="second"
              icon={RotateCw}
              busy={ask.isPending}
              onClick={() =>
                ask.mutate(id, { done: (requested) => `${name}: ${t(outcomeOf(requested))}` })
              }
            >
              {trouble === 'refund-failing' ? <Trans>Send it again</Trans> : <Trans>Ask now</Trans>}
              <SrOnly> ({name})</SrOnly>
            </Button>
          )}
          <SettleByHand id={id} name={name} trouble={trouble} />
        </div>
      }
    >
      <div>{t(troubleWords[trouble])}</div>
      <div>
        <PaidForText paidFor={paidFor} />
      </div>
      <ActFailure act={ask} />
    </SheetRow>
  );
}

/** Payments whose outcome is unknown although nobody can approve them any more, and money owed back. */
export function HangingPayments() {
  const { t } = useLingui();
  const query = useHangingPayments();
  const listed = dataOf(query)?.pages.flatMap(({ data }) => data);
  // No number while there are more: it would read as all of them.
  const counted = query.hasNextPage ? undefined : listed?.length;
  return (
    <Sheet title={<Trans>Payments that hang</Trans>} count={counted}>
      <OutcomePlace>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`The payments did not arrive`}
          empty={
            <SheetBody>
              <p>
                <Trans>Every payment has an outcome.</Trans>
              </p>
            </SheetBody>
          }
          progress={(shown, hasMore) =>
            hasMore ? <Trans>The oldest {shown} are shown. There are more.</Trans> : null
          }
        >
          {(payments) => (
            <SheetRows>
              {payments.map((payment) => (
                <Line key={payment.id} payment={payment} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </OutcomePlace>
    </Sheet>
  );
}
