import type { MissingDay } from '@hafi/contract/payments/reconciliation.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { providerWords } from '../home/payment-words.ts';
import { useMissingDays } from './reconciliation.queries.ts';

type Choose = (day: Pick<MissingDay, 'day' | 'method'>) => void;

function Day({ choose, missing }: { missing: MissingDay; choose: Choose }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { came, day, method, movements, went } = missing;
  const [inRwf, outRwf] = [formatRwf(came, locale), formatRwf(went, locale)];
  const name = `${t(providerWords[method])}, ${formatDate(day, locale)}`;
  return (
    <SheetRow
      title={name}
      line={<Plural value={movements} one="# payment in or out" other="# payments in or out" />}
    >
      <p>
        <Trans>
          By our books {inRwf} came in and {outRwf} went out.
        </Trans>
      </p>
      <Row>
        <Button variant="second" icon={FileUp} onClick={() => choose({ day, method })}>
          <Trans>Import its list</Trans>
          <SrOnly> ({name})</SrOnly>
        </Button>
      </Row>
    </SheetRow>
  );
}

/** The days that are over, on which money moved and no list of the provider was compared. */
export function MissingDays({ choose }: { choose: Choose }) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useMissingDays();
  return (
    <Sheet title={<Trans>Not compared yet</Trans>} count={dataOf(query)?.days.length}>
      <QueryState
        query={query}
        label={t`Loading...`}
        failed={t`The days that are missing did not arrive`}
      >
        {({ days, since }) => {
          const date = formatDate(since, locale);
          return days.length === 0 ? (
            <SheetBody>
              <p>
                <Trans>
                  Every day since {date} on which our money moved was compared with the provider's
                  list.
                </Trans>
              </p>
            </SheetBody>
          ) : (
            <SheetRows>
              {days.map((missing) => (
                <Day key={`${missing.day} ${missing.method}`} missing={missing} choose={choose} />
              ))}
            </SheetRows>
          );
        }}
      </QueryState>
    </Sheet>
  );
}
