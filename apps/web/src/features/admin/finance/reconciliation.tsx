import { links } from '@hafi/contract/core/links';
import type { ReconciliationReport } from '@hafi/contract/payments/reconciliation.contract';
import { formatDate, formatDateTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { providerWords } from '../home/payment-words.ts';
import { ImportList, lastList } from './import-list.tsx';
import { KeptFee } from './kept-fee.tsx';
import { MissingDays } from './missing-days.tsx';
import { useReconciliations, useResolveDifference } from './reconciliation.queries.ts';
import { ResolveForm } from './resolve-form.tsx';

type Difference = ReconciliationReport['differences'][number];

const kindWords: Readonly<Record<Difference['kind'], MessageDescriptor>> = {
  'missing-with-us': msg`The provider has it, our books do not`,
  'missing-at-provider': msg`Our books have it, the provider does not`,
  amount: msg`The sums differ`,
  currency: msg`The provider names another currency`,
  net: msg`What the provider handed on does not fit its own fee`,
  state: msg`Done by our books, not at the provider`,
};

/** Where it is looked at; null for what our books do not have. */
function placeOf({ paymentId, payout }: Difference): string | null {
  if (payout) return links.adminDoctors;
  return paymentId ? paths.adminPayment(paymentId) : null;
}

function What({ difference }: { difference: Difference }) {
  const { isRefund, payout } = difference;
  if (payout) {
    const name = payout.doctor;
    return <Trans>Paid to {name}</Trans>;
  }
  if (!isRefund) return <Trans>Payment</Trans>;
  return placeOf(difference) ? <Trans>Refund</Trans> : <Trans>Money that went out</Trans>;
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const { t } = useLingui();
  const locale = useLocale();
  const resolve = useResolveDifference();
  const [asks, setAsks] = useState(false);
  const { kind, ours, reference, resolved, theirs, transactionId } = difference;
  const name = transactionId ?? reference ?? '';
  const at = placeOf(difference);
  // A transfer by hand is the one thing of which our books learn nothing by themselves.
  const maySend = kind === 'missing-with-us' && at === null && difference.isRefund && !resolved;
  const sum = (rwf: number | null) => (rwf === null ? '-' : formatRwf(rwf, locale));
  const [our, their] = [sum(ours), sum(theirs)];
  return (
    <SheetRow
      title={at ? <Link to={at}>{name}</Link> : name}
      line={<What difference={difference} />}
      end={
        resolved ? (
          <Badge tone="verified">{t`Resolved`}</Badge>
        ) : (
          <Button variant="second" icon={Check} onClick={() => setAsks(true)}>
            <Trans>Resolve</Trans>
          </Button>
        )
      }
    >
      <div>{t(kindWords[kind])}</div>
      <div>
        <Trans>
          Ours: {our}, theirs: {their}
        </Trans>
      </div>
      {maySend ? (
        <Quiet>
          <Trans>
            Was it sent to a doctor? Then{' '}
            <Link to={links.adminDoctors}>write it down with this reference</Link>.
          </Trans>
        </Quiet>
      ) : null}
      {resolved ? (
        <Quiet>
          {resolved.by}, {formatDateTime(new Date(resolved.at), locale)}: {resolved.note}
        </Quiet>
      ) : null}
      {asks ? (
        <ResolveForm
          name={name}
          resolve={(note) => resolve.mutateAsync({ params: { id: difference.id }, body: { note } })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </SheetRow>
  );
}

function Report({ report }: { report: ReconciliationReport }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { by, day, differences, importedAt, lines, method, open, sums } = report;
  const at = formatDateTime(new Date(importedAt), locale);
  return (
    <Sheet title={`${t(providerWords[method])}, ${formatDate(day, locale)}`}>
      <SheetBody>
        <p>
          {open === 0 ? (
            <Badge tone="confirmed">{t`Nothing is open`}</Badge>
          ) : (
            <Badge tone="alarm">
              <Plural value={open} one="# difference is open" other="# differences are open" />
            </Badge>
          )}
        </p>
        <Quiet>
          <Plural value={lines} one="# line" other="# lines" />
          {', '}
          {by === null ? (
            <Trans>fetched by Hafi, {at}</Trans>
          ) : (
            <Trans>
              imported by {by}, {at}
            </Trans>
          )}
        </Quiet>
        <Facts
          facts={[
            { term: t`Came in`, value: formatRwf(sums.gross, locale) },
            { term: t`Fees`, value: <KeptFee {...sums} /> },
            {
              term: t`Less fees`,
              value: sums.net === null ? t`Not yet known` : formatRwf(sums.net, locale),
            },
          ]}
        />
      </SheetBody>
      {differences.length > 0 ? (
        <SheetRows>
          {differences.map((difference) => (
            <DifferenceLine key={difference.id} difference={difference} />
          ))}
        </SheetRows>
      ) : null}
    </Sheet>
  );
}

/** Each provider's days against our books: a list is imported here, and what differs is resolved. */
export function Reconciliation() {
  const { t } = useLingui();
  const query = useReconciliations();
  const [of, setOf] = useState(lastList);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <OutcomePlace>
      <Stack fill>
        <ImportList of={of} change={setOf} button={button} />
        <MissingDays
          choose={(day) => {
            setOf(day);
            // The file is what is left to choose.
            button.current?.focus();
          }}
        />
        <QueryState
          query={query}
          label={t`Loading...`}
          failed={t`The comparisons did not arrive`}
          isEmpty={(reports) => reports.length === 0}
          empty={
            <Empty title={t`No day was compared yet`}>
              {t`Export a day from the provider's portal, and import it here.`}
            </Empty>
          }
        >
          {(reports) => reports.map((report) => <Report key={report.id} report={report} />)}
        </QueryState>
      </Stack>
    </OutcomePlace>
  );
}
