import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';

/** How every dashboard begins. */
export function Greeting() {
  return (
    <Stack gap="tight">
      <h1>
        <Trans>Hi, Welcome back!</Trans>
      </h1>
      <Lead>
        <Trans>Here is your Dashboard.</Trans>
      </Lead>
    </Stack>
  );
}
