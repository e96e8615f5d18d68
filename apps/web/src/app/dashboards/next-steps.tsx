import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** One thing that a person of this role can do now. */
export interface Step {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

/** What one can do now, as an index of links. */
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
