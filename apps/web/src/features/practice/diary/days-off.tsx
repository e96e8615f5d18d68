import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useDaysOff, useRemoveDaysOff } from '../practice.queries.ts';
import { DaysOffForm } from './days-off-form.tsx';

function List() {
  const { t } = useLingui();
  const locale = useLocale();
  const daysOff = useDaysOff();
  const remove = useRemoveDaysOff();
  return (
    <>
      <ActFailure act={remove} />
      <QueryState
        query={daysOff}
        label={t`Loading the days off`}
        failed={t`The days off did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={
          <Quiet>
            <Trans>No days off are planned.</Trans>
          </Quiet>
        }
      >
        {(list) => (
          <Card lines>
            {list.map(({ id, from, to, reason }) => {
              const first = formatDate(from, locale, { style: 'full' });
              const last = formatDate(to, locale, { style: 'full' });
              const span = from === to ? first : t`${first} to ${last}`;
              return (
                <Pair key={id}>
                  <div>
                    <b>{span}</b>
                    {reason ? <Quiet>{reason}</Quiet> : null}
                  </div>
                  <Button
                    variant="danger"
                    icon={Trash2}
                    busy={remove.isPending && remove.variables === id}
                    onClick={() =>
                      remove.mutate(id, { done: t`Removed: ${span} can be booked again.` })
                    }
                  >
                    <Trans>Remove</Trans>
                    <SrOnly> ({span})</SrOnly>
                  </Button>
                </Pair>
              );
            })}
          </Card>
        )}
      </QueryState>
    </>
  );
}

/** The doctor's future days off, and a form to add more. */
export function DaysOff({ today }: { today: string }) {
  return (
    <Stack as="section" fill>
      <OutcomePlace>
        <List />
      </OutcomePlace>
      <DaysOffForm today={today} />
    </Stack>
  );
}
