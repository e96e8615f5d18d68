import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useTab } from '../../lib/use-tab.ts';
import { AccessLog } from './access-log.tsx';
import { CirclePeople } from './circle-people.tsx';
import { ConsentLog } from './consent-log.tsx';
import { useCircle } from './people.queries.ts';

/** One elder's circle: the members; for deciders also the consent and access logs. */
export function ElderCircle({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const query = useCircle(elderId);
  const tab = useTab();
  return (
    <QueryState query={query} label={t`Loading the circle`} failed={t`The circle did not arrive`}>
      {(circle) => {
        const people = <CirclePeople circle={circle} />;
        if (!circle.abilities.decide) return <Stack fill>{people}</Stack>;
        return (
          <Tabs
            label={t`Parts of the circle`}
            many
            {...tab}
            tabs={[
              { id: 'people', title: t`People`, content: people },
              {
                id: 'agreed',
                title: t`What was agreed`,
                content: <ConsentLog elderId={elderId} />,
              },
              { id: 'access-log', title: t`Who looked`, content: <AccessLog elderId={elderId} /> },
            ]}
          />
        );
      }}
    </QueryState>
  );
}
