import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
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
          const receipt = invoice.parts.find(
            ({ paymentId, state }) =>
              paymentId && ['paid', 'refunding', 'refunded'].includes(state),
          );
          return (
            <SheetRow
              key={invoice.id}
              title={`${t(planTexts[invoice.plan].name)}, ${formatRwf(invoice.amount, locale)}`}
              line={`${day(invoice.startsOn)} – ${day(invoice.endsOn)}`}
              end={
                receipt?.paymentId ? (
                  <ButtonLink as={Link} to={paths.receipt(receipt.paymentId)} variant="link">
                    <Trans>See the receipt</Trans>
                  </ButtonLink>
                ) : null
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
