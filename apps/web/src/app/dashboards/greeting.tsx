import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';

/** The greeting at the top of every dashboard. */
export function Greeting() {
  return (
    <Stack gap="tight">
      <h1 data-clip="dashboard-greeting">
        <Trans>Hi, Welcome back!</Trans>
      </h1>
      <Lead data-clip="dashboard-lead">
        <Trans>Here is your Dashboard.</Trans>
      </Lead>
    </Stack>
  );
}
