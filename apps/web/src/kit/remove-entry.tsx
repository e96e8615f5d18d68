import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../lib/words/problem-text.ts';

/** Asks once more before an entry is taken out of the record. */
export function RemoveEntry(props: {
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const remove = useMutation({ mutationFn: props.remove, onSuccess: props.onClose });
  return (
    <Dialog
      open
      onClose={props.onClose}
      role="alertdialog"
      title={<Trans>Take "{props.name}" out of the record?</Trans>}
      actions={
        <>
          <Button onClick={props.onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel={t`Please wait`}
            onClick={() => remove.mutate()}
          >
            <Trans>Take out</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
        <p>
          <Trans>Do so when it was written by mistake. Nobody will see it any more.</Trans>
        </p>
        {remove.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(remove.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
