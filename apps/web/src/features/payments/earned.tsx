import { listOwnPayouts, readOwnEarnings } from '@hafi/contract/payments/payouts.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../kit/paged-list.tsx';
import { PayeeLine } from '../../kit/payments/payee-line.tsx';
import { TakenBack } from '../../kit/payments/taken-back.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { type Confirm, OwnPayeeAccount } from './payee-account.tsx';

function Owed() {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useAnswer(readOwnEarnings, {});
  return (
    <Sheet title={<Trans>What Hafi owes you</Trans>}>
      <SheetBody>
        <QueryState query={query} label={t`Loading...`} failed={t`The sums did not arrive`}>
          {({ due, toCome }) => (
            <Stack fill>
              <Facts
                facts={[
                  {
                    term: due < 0 ? t`Paid to you too much` : t`For appointments that are over`,
                    value: formatRwf(Math.abs(due), locale),
                  },
                  {
                    term: t`Paid already, for appointments to come`,
                    value: formatRwf(toCome, locale),
                  },
                ]}
              />
              {due < 0 ? (
                <p>
                  <Trans>
                    An appointment was given back after you were paid. The next appointments make up
                    for it.
                  </Trans>
                </p>
              ) : null}
            </Stack>
          )}
        </QueryState>
      </SheetBody>
    </Sheet>
  );
}

/** What a doctor has earned by appointments that were paid in Hafi, and what was sent of it. */
export function Earned({ confirm }: { confirm: Confirm }) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = usePages(listOwnPayouts, { query: { limit: 20 } });
  return (
    <Stack fill>
      <Owed />
      <OwnPayeeAccount confirm={confirm} />
      <Sheet title={<Trans>What was sent to you</Trans>}>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`What was sent to you did not arrive`}
          empty={
            <Empty title={t`Nothing was sent to you yet`}>
              {t`When a coordinator has paid you for appointments, it stands here.`}
            </Empty>
          }
        >
          {(payouts) => (
            <SheetRows>
              {payouts.map(({ amount, id, paidOn, paidTo, reference, reversal }) => (
                <SheetRow
                  key={id}
                  title={formatDate(paidOn, locale)}
                  line={reference}
                  end={<b>{formatRwf(amount, locale)}</b>}
                >
                  {paidTo ? (
                    <p>
                      <PayeeLine account={paidTo} />
                    </p>
                  ) : null}
                  <TakenBack reversal={reversal} />
                </SheetRow>
              ))}
            </SheetRows>
          )}
        </PagedList>
      </Sheet>
    </Stack>
  );
}
