import type { CircleMember } from '@hafi/contract/circle/members.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useRevokeMember } from '../people.queries.ts';

/** Asks once more before somebody is taken out of the circle. */
export function RevokeMember(props: {
  elderId: string;
  member: CircleMember;
  open: boolean;
  onClose: () => void;
}) {
  const { elderId, member, onClose, open } = props;
  const { i18n, t } = useLingui();
  const { name } = member;
  const revoke = useRevokeMember(elderId, member.personId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Take {name} out of the circle?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            busyLabel={t`Please wait`}
            onClick={() => revoke.mutate(undefined, { onSuccess: onClose })}
          >
            <Trans>Take out</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
        <p>
          <Trans>
            From that moment this person sees nothing more and can do nothing more here. You may
            invite them again later.
          </Trans>
        </p>
        {revoke.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(revoke.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
