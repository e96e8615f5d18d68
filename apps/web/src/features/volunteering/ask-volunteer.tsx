import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { SelectField } from '@hafi/ui/field/text-field';
import { Lead, Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { AskForm } from './ask-form.tsx';
import { RequestList } from './request-list.tsx';
import { RequestedCard } from './requested-card.tsx';
import { useHelpRequests } from './volunteering.queries.ts';

function Requested({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const past = useHelpRequests(elder.id, 'past');
  const words = { label: t`Loading the requests`, failed: t`The requests did not arrive` };
  return (
    <Stack fill gap="section">
      <Stack as="section" fill>
        <h2>
          <Trans>What was asked</Trans>
        </h2>
        <OutcomePlace>
          <RequestList
            {...words}
            query={useHelpRequests(elder.id, 'open')}
            empty={<Quiet>{t`No request is open.`}</Quiet>}
          >
            {(request) => <RequestedCard key={request.id} request={request} />}
          </RequestList>
        </OutcomePlace>
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Past requests</Trans>
        </h2>
        <OutcomePlace>
          <RequestList {...words} query={past} empty={<Quiet>{t`Nothing is past yet.`}</Quiet>}>
            {(request) => <RequestedCard key={request.id} request={request} />}
          </RequestList>
        </OutcomePlace>
      </Stack>
    </Stack>
  );
}

/** Asks volunteers for help for oneself or an elder, and shows earlier requests. */
export function AskVolunteer(props: {
  /** The elders for whom the person may ask; the first is preselected. */
  elders: readonly Elder[];
  elder: Elder;
  onElder: (id: string) => void;
}) {
  const { elder, elders, onElder } = props;
  const { t } = useLingui();
  usePageTitle(t`Ask a volunteer`);
  usePageBack('home');
  return (
    <Stack fill gap="section">
      <Stack>
        <h1>
          <Trans>Ask a volunteer</Trans>
        </h1>
        <Lead>
          {elder.by === 'self' ? (
            <Trans>Volunteers near you see what you need, and one of them comes. It is free.</Trans>
          ) : (
            <Trans>
              Volunteers near {elder.firstName} see what is needed, and one of them comes. It is
              free.
            </Trans>
          )}
        </Lead>
      </Stack>
      {elders.length > 1 ? (
        <SelectField
          label={t`Who needs help?`}
          value={elder.id}
          onChange={({ target }) => onElder(target.value)}
          options={elders.map(({ by, id, name }) => ({
            value: id,
            label: by === 'self' ? t`${name} (you)` : name,
          }))}
        />
      ) : null}
      <Split ratio="half">
        <Card as="section" matter="well">
          <AskForm key={elder.id} elderId={elder.id} />
        </Card>
        <Requested key={elder.id} elder={elder} />
      </Split>
    </Stack>
  );
}
