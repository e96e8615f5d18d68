import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../../lib/part-loading.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { formatPartial } from '../format-partial.ts';
import { useRecord } from '../record.queries.ts';
import { conditionStatusNames } from '../record-names.ts';

// Most look, few write: the form and the table of illnesses load when they are asked for.
const ConditionForm = lazyPart(async () => (await import('../condition-form.tsx')).ConditionForm);

/** The illnesses of a patient that are not over. */
export function ChartProblems({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const record = useRecord(elder.id);
  const [adding, setAdding] = useState(false);
  return (
    <Sheet
      title={<Trans>Problems</Trans>}
      aside={
        elder.permissions.includes('health:write') && !adding ? (
          <Button variant="link" icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Add a problem</Trans>
          </Button>
        ) : null
      }
    >
      <OutcomePlace>
        {adding ? (
          <SheetBody>
            <Suspense fallback={<PartLoading label={t`Loading the form`} />}>
              <ConditionForm elderId={elder.id} entry={null} onDone={() => setAdding(false)} />
            </Suspense>
          </SheetBody>
        ) : null}
        <QueryState
          query={record}
          label={t`Loading the record`}
          failed={t`The record could not be loaded.`}
        >
          {({ conditions, ownWords }) => {
            const current = conditions.filter(({ status }) => status !== 'resolved');
            return current.length > 0 || ownWords.conditions ? (
              <SheetRows>
                {current.map(({ code, id, note, since, status, title }) => (
                  <SheetRow
                    key={id}
                    title={title}
                    end={code ? <Quiet as="span">{code}</Quiet> : null}
                    line={[
                      ...(since ? [t`since ${formatPartial(since, locale)}`] : []),
                      ...(status === 'active' ? [] : [t(conditionStatusNames[status])]),
                      ...(note ? [note] : []),
                    ].join(', ')}
                  />
                ))}
                {ownWords.conditions ? (
                  <SheetRow title={t`In own words`} line={ownWords.conditions} />
                ) : null}
              </SheetRows>
            ) : (
              <SheetBody>
                <Trans>No illness is written down.</Trans>
              </SheetBody>
            );
          }}
        </QueryState>
      </OutcomePlace>
    </Sheet>
  );
}
