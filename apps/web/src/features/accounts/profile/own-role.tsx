import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { roleWord } from '../../../kit/role-words.ts';
import { LeaveRole, useRoleToLeave } from '../../../kit/vetting/leave-role.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';

/** The role of the account, and the way to a coordinator where it is the wrong one. */
export function OwnRole() {
  const { t } = useLingui();
  const role = useAccount()
    .roles.map((each) => t(roleWord(each)))
    .join(', ');
  // Two ways would contradict each other; the form of the first leads to a coordinator as well.
  if (useRoleToLeave() !== null) {
    return (
      <>
        <p>
          <Trans>
            Your role in Hafi: <b>{role}</b>.
          </Trans>
        </p>
        <LeaveRole />
      </>
    );
  }
  return (
    <p>
      <Trans>
        Your role in Hafi: <b>{role}</b>. A coordinator can change it.
      </Trans>{' '}
      <Link to={`${paths.contact}?subject=role`}>
        <Trans>Not your role?</Trans>
      </Link>
    </p>
  );
}
