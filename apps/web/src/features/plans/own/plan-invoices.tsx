import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { partStateTexts } from './part-texts.ts';
import type { PlanProps } from './plan-props.ts';

/** What was asked for and paid, with the reader's own receipts. */
export function PlanInvoices({ plan }: Pick<PlanProps, 'plan'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const day = (date: string) => formatDate(date, locale);
  return (
    <Sheet title={<Trans>Payments of this plan</Trans>}>
      <SheetRows>
        {plan.invoices.map((invoice) => {
          // Who pays for another too has one for each part.
          const receipts = invoice.parts.filter(
            ({ paymentId, state }) =>
              paymentId && ['paid', 'refunding', 'refunded'].includes(state),
          );
          return (
            <SheetRow
              key={invoice.id}
              title={`${t(planTexts[invoice.plan].name)}, ${formatRwf(invoice.amount, locale)}`}
              line={`${day(invoice.startsOn)} – ${day(invoice.endsOn)}`}
              end={
                <Stack>
                  {receipts.map(({ amount, id, paymentId, payer }) =>
                    paymentId ? (
                      <ButtonLink key={id} as={Link} to={paths.receipt(paymentId)} variant="link">
                        <Trans>See the receipt</Trans>
                        {receipts.length > 1 ? (
                          <>
                            {' '}
                            ({formatRwf(amount, locale)})<SrOnly> {payer.name}</SrOnly>
                          </>
                        ) : null}
                      </ButtonLink>
                    ) : null,
                  )}
                </Stack>
              }
            >
              {invoice.parts.map(({ amount, id, payer, state }) => (
                <div key={id}>
                  {payer.name}: {formatRwf(amount, locale)}, {t(partStateTexts[state])}
                </div>
              ))}
            </SheetRow>
          );
        })}
      </SheetRows>
    </Sheet>
  );
}
