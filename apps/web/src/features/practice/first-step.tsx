import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { LeaveRole } from '../../kit/vetting/leave-role.tsx';
import { paths } from '../../lib/paths.ts';

/** The way of a doctor who has no profile yet. */
export function FirstStep() {
  return (
    <Card as="section" edge="sun">
      <Stack>
        <h2>
          <Trans>Fill in your doctor profile</Trans>
        </h2>
        <p>
          <Trans>
            Say what you do, where and when. Then send your licence and papers: a coordinator checks
            them, and patients can book with you.
          </Trans>
        </p>
        <ButtonLink as={Link} to={paths.practice} icon={UserPen}>
          <Trans>Fill in your doctor profile</Trans>
        </ButtonLink>
        <LeaveRole />
      </Stack>
    </Card>
  );
}
