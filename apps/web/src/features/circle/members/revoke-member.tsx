import type { CircleMember } from '@hafi/contract/circle/members.contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useRevokeMember } from '../people.queries.ts';

/** Confirmation dialog for removing a member. */
export function RevokeMember(props: {
  elderId: string;
  member: CircleMember;
  open: boolean;
  onClose: () => void;
}) {
  const { elderId, member, onClose, open } = props;
  const { t } = useLingui();
  const { name } = member;
  const revoke = useRevokeMember(elderId, member.personId);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Trans>Take {name} out of the circle?</Trans>}
      message={
        <Trans>
          From that moment this person sees nothing more and can do nothing more here. You may
          invite them again later.
        </Trans>
      }
      safe={t`Keep`}
      yes={t`Take out`}
      variant="danger"
      act={revoke.mutateAsync}
      done={t`${name} was taken out of the circle.`}
    >
      {member.relation === 'caregiver' ? (
        <p>
          <Trans>
            Home visits of {name} that are planned no longer take place. Plan them with somebody
            else.
          </Trans>
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
