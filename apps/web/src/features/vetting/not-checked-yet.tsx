import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LeaveRole } from '../../kit/vetting/leave-role.tsx';
import { NameWaits } from '../../kit/vetting/name-waits.tsx';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';

/**
 * On the dashboard of a volunteer or caregiver whom no coordinator has confirmed: what that means,
 * and the way on.
 */
export function NotCheckedYet() {
  const { otherName, roles, verified } = useAccount();
  const role = vettedRoleOf(roles);
  if (verified || (role !== 'CAREGIVER' && role !== 'VOLUNTEER')) return null;
  if (otherName) return <NameWaits />;
  return (
    <Alert tone="info" live="off">
      {role === 'VOLUNTEER' ? (
        <Trans>Before you can help an elder, a coordinator must confirm who you are.</Trans>
      ) : (
        <Trans>
          Nobody has checked your papers yet. Families who have invited you can plan with you, and
          read that you are not checked.
        </Trans>
      )}{' '}
      <Link to={paths.papers}>
        <Trans>Your papers: what is missing</Trans>
      </Link>{' '}
      <LeaveRole />
    </Alert>
  );
}
