import type { DevicePerson } from '@hafi/contract/accounts/device-people.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, LogIn } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { useLossQuestion } from '../../../kit/use-loss-question.tsx';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { makeRoom, useSwitchPerson } from './device-people.queries.ts';
import { HelpKeys } from './help-keys.tsx';
import { PinPad } from './pin-pad.tsx';
import styles from './switch-person.module.css';

const least = 4;
const most = 6;

/** Asks for the chosen person's PIN; after five wrong ones it offers a full sign-in. */
export function EnterPin({ person, onBack }: { person: DevicePerson; onBack: () => void }) {
  const { firstName, id, locked } = person;
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const change = useSwitchPerson();
  const switching = useLossQuestion(<Trans>Switch and lose it</Trans>);
  const leaving = useLossQuestion(<Trans>Log out and lose it</Trans>);
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [short, setShort] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const closed = locked || (failure instanceof Problem && failure.code === 'pin-locked');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setShort(pin.length < least);
    // The error is shown at the field and read when the field gets the focus.
    if (pin.length < least) return field.current?.focus();
    await switching.orAsk(async () => {
      try {
        const account = await change.mutateAsync({ id, pin });
        await navigate(dashboardOf(account?.roles ?? []), { replace: true });
      } catch (error) {
        // A wrong PIN is corrected at its field, not in the question.
        setFailure(error);
        setPin('');
        field.current?.focus();
      }
    });
  };
  const signIn = () =>
    leaving
      .orAsk(async () => {
        await makeRoom();
        await navigate(paths.login);
      })
      .catch(setFailure);
  const wrong = short ? t`Enter 4 to 6 digits.` : failure ? problemText(failure, i18n) : undefined;
  return (
    <Stack fill gap="loose">
      <div className={styles.head}>
        <Tile personId={id} name={firstName} />
        <StepHeading>{firstName}</StepHeading>
      </div>
      <HelpKeys />
      {switching.question}
      {leaving.question}
      {closed ? (
        <Stack fill>
          <Alert tone="warning" live="assertive">
            <Trans>The PIN was wrong too often. Please sign in with your password or by SMS.</Trans>
          </Alert>
          <Button icon={LogIn} wide onClick={signIn}>
            <Trans>Sign In</Trans>
          </Button>
        </Stack>
      ) : (
        <form noValidate onSubmit={send}>
          <Stack fill>
            <PinPad
              ref={field}
              label={t`Your PIN`}
              keysLabel={t`Digits`}
              deleteLabel={t`Take the last digit away`}
              error={wrong}
              value={pin}
              most={most}
              onChange={(typed) => {
                setPin(typed);
                setShort(false);
              }}
            />
            <Button type="submit" wide busy={change.isPending} busyLabel={t`Please wait`}>
              <Trans>Go on</Trans>
            </Button>
          </Stack>
        </form>
      )}
      <Button variant="second" icon={ArrowLeft} wide onClick={onBack}>
        <Trans>Choose another name</Trans>
      </Button>
    </Stack>
  );
}
