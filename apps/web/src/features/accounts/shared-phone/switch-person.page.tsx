import type { DevicePerson } from '@hafi/contract/accounts/device-people.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSession } from '../../../lib/session.ts';
import { ChoosePerson } from './choose-person.tsx';
import { useDevicePeople } from './device-people.queries.ts';
import { EnterPin } from './enter-pin.tsx';
import { HelpKeys } from './help-keys.tsx';

function NobodyHere() {
  const { t } = useLingui();
  const { account } = useSession();
  const action = account ? (
    <ButtonLink as={Link} to={`${paths.settings}?tab=privacy#shared-phone`}>
      <Trans>Put me on this phone</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink as={Link} to={paths.login}>
      <Trans>Sign In</Trans>
    </ButtonLink>
  );
  return (
    <Empty title={t`Nobody is on this phone yet`} titleAs="h2" action={action}>
      {t`Whoever shares it signs in once and chooses a PIN in the settings.`}
    </Empty>
  );
}

/** Switches between people who share a phone: choose a person, then enter the PIN. */
export function SwitchPersonPage() {
  const { t } = useLingui();
  usePageTitle(t`Switch person`);
  const people = useDevicePeople();
  const { account } = useSession();
  const own = account?.firstName;
  const [chosen, setChosen] = useState<DevicePerson | null>(null);
  const [moved, setMoved] = useState(false);
  const choose = (person: DevicePerson | null) => {
    setMoved(true);
    setChosen(person);
  };
  if (chosen) return <EnterPin person={chosen} onBack={() => choose(null)} />;
  return (
    <Stack fill gap="loose">
      <StepHeading first={!moved}>
        <Trans>Who is here?</Trans>
      </StepHeading>
      <HelpKeys />
      <Lead>
        <Trans>Each has a PIN, and sees nothing of the others.</Trans>
      </Lead>
      <QueryState
        query={people}
        label={t`Loading...`}
        failed={t`The names did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={<NobodyHere />}
      >
        {(list) => <ChoosePerson people={list} onChoose={choose} />}
      </QueryState>
      {account ? (
        <p>
          <Link to={dashboardOf(account.roles)}>
            <Trans>Go on as {own}</Trans>
          </Link>
        </p>
      ) : null}
    </Stack>
  );
}
