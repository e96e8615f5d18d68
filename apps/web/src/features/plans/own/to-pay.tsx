import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { paths, thenTo } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { PlanProps } from './plan-props.ts';

/** What the reader can pay now; nothing where nothing is to be paid. */
export function ToPay({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [search] = useSearchParams();
  const parts = plan.invoices.flatMap((invoice) =>
    invoice.parts
      .filter(({ can, state }) => can.pay || state === 'pending')
      .map((part) => ({ invoice, part })),
  );
  if (parts.length === 0) return null;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>To pay</Trans>
      </h2>
      <Card lines>
        {parts.map(({ invoice, part }) => {
          const name = part.payer.name;
          return (
            <Pair key={`${invoice.id} ${part.id}`}>
              <div>
                <b>{formatRwf(part.amount, locale)}</b>
                <Quiet>
                  {t(planTexts[invoice.plan].name)}
                  {invoice.kind === 'upgrade' ? `, ${t`for the rest of the period`}` : null}
                </Quiet>
                <Quiet>
                  <Trans>Asked of {name}</Trans>
                </Quiet>
              </div>
              {part.can.pay || part.paymentId ? (
                <ButtonLink
                  as={Link}
                  to={thenTo(paths.planPart(answer.elder.id, part.id), search.get('next'))}
                >
                  {part.can.pay ? <Trans>Pay</Trans> : <Trans>See how it stands</Trans>}
                  <SrOnly> ({name})</SrOnly>
                </ButtonLink>
              ) : (
                <Quiet>
                  <Trans>Being paid just now</Trans>
                </Quiet>
              )}
            </Pair>
          );
        })}
      </Card>
    </Stack>
  );
}
