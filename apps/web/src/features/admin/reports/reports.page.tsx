import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { DecideForm } from './decide-form.tsx';
import { ReportRow } from './report-row.tsx';
import { type MessageReport, useReports, type Verdict } from './reports.queries.ts';

interface Requested {
  readonly report: MessageReport;
  readonly verdict: Verdict;
}

/** Messages that people ask coordinators to look at, and what came of it. */
export function ReportsPage() {
  const { t } = useLingui();
  usePageTitle(t`Reported messages`);
  const query = useReports();
  const [requested, setRequested] = useState<Requested | null>(null);
  return (
    <Stack fill>
      <h1>
        <Trans>Reported messages</Trans>
      </h1>
      <Lead>
        <Trans>You read what was reported, and nothing else of the conversation.</Trans>
      </Lead>
      <Sheet title={<Trans>The open ones first</Trans>}>
        <OutcomePlace>
          <PagedList
            query={query}
            label={t`Loading...`}
            failed={t`The list did not arrive`}
            empty={
              <Empty title={t`No message was reported`}>
                {t`When somebody reports a message, it stands here and you are told.`}
              </Empty>
            }
          >
            {(list) => (
              <SheetRows>
                {list.map((one) => (
                  <ReportRow
                    key={one.id}
                    report={one}
                    onDecide={(report, verdict) => setRequested({ report, verdict })}
                  />
                ))}
              </SheetRows>
            )}
          </PagedList>
          {requested ? (
            <DecideForm
              key={`${requested.report.id} ${requested.verdict}`}
              report={requested.report}
              verdict={requested.verdict}
              onClose={() => setRequested(null)}
            />
          ) : null}
        </OutcomePlace>
      </Sheet>
    </Stack>
  );
}
