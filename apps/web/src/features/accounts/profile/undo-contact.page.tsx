import { undoContactChange } from '@hafi/contract/accounts/contact-undo.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { problemText } from '../../../lib/words/problem-text.ts';

function Done({ by }: { by: 'email' | 'phone' }) {
  return (
    <Stack fill>
      <p>
        <Trans>
          Your address and number are as before. All devices are signed out, and the old password no
          longer works.
        </Trans>
      </p>
      {by === 'email' ? (
        <ButtonLink as={Link} to={paths.forgotPassword} wide>
          <Trans>Set a new password</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={paths.phoneLogin} wide>
          <Trans>Sign in with your phone</Trans>
        </ButtonLink>
      )}
    </Stack>
  );
}

function Undo({ token }: { token: string }) {
  const { i18n, t } = useLingui();
  const undo = useAct(undoContactChange, () => ({ body: { token } }));
  if (undo.data) {
    return (
      <StepAlert tone="success" live="polite">
        <Done by={undo.data.by} />
      </StepAlert>
    );
  }
  return (
    <Stack fill>
      <Lead>
        <Trans>
          The e-mail address or phone number of your Hafi account was changed. If it was not you,
          undo it here. Everybody is then signed out, and you sign in again with your old address or
          number.
        </Trans>
      </Lead>
      <p>
        <Trans>If you changed it yourself, you need do nothing.</Trans>
      </p>
      {undo.error ? (
        <Alert tone="error" live="assertive">
          {problemText(undo.error, i18n)}
        </Alert>
      ) : null}
      <Button
        wide
        busy={undo.isPending}
        busyLabel={t`Please wait`}
        onClick={() => undo.mutate(undefined, { done: null })}
      >
        <Trans>Undo the change</Trans>
      </Button>
    </Stack>
  );
}

/** Undoes a change of e-mail address or number, by the link that was sent to the old ones. */
export function UndoContactPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Page
      title={t`Undo a change`}
      description={t`Gives your Hafi account its old e-mail address and phone number back.`}
    >
      {token === '' ? (
        <Empty title={t`This link is not complete`} titleAs="h2">
          {t`Open it from the message again.`}
        </Empty>
      ) : (
        <Undo token={token} />
      )}
    </Page>
  );
}
