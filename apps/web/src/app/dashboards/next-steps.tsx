import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** An action for a person of this role. */
export interface Step {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

/** The next actions, as a list of links. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>What you can do now</Trans>
      </h2>
      <IndexList>
        {steps.map(({ to, title, detail }) => (
          <IndexLink key={to} as={Link} to={to} title={title} detail={detail} />
        ))}
      </IndexList>
    </Stack>
  );
}
