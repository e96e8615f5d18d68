import {
  confirmIdentity,
  getConfirmation,
  requestConfirmationCode,
} from '@hafi/contract/accounts/own-data.contract';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useFound } from '../../../lib/query/use-found.ts';
import { CodeStep } from '../code-step.tsx';
import { PasswordCheck } from '../settings/password-check.tsx';

const askCode = () => call(requestConfirmationCode, {});

/** Asks the server how the person can confirm their identity, and sends a code if one is needed. */
async function askHow() {
  const { data } = await call(getConfirmation, {});
  if (data.by !== 'password' && !data.until) await askCode();
  return data;
}

/** Asks the person to confirm their identity: by password, or by a code when they have none. */
export function ConfirmIdentity(props: { onConfirmed: () => void; onCancel: () => void }) {
  const { onConfirmed, onCancel } = props;
  const { t } = useLingui();
  const query = useFound('how to confirm who one is', askHow, { once: true, gcTime: 0 });
  const confirm = async (body: { password: string } | { code: string }) => {
    await call(confirmIdentity, { body });
    onConfirmed();
    return null;
  };
  const until = dataOf(query)?.until ?? null;
  const known = until !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known
  useEffect(() => {
    if (known) onConfirmed();
  }, [known]);
  return (
    <Card as="section" edge="sun">
      <Stack fill>
        <StepHeading as="h3">
          <Trans>Is it you?</Trans>
        </StepHeading>
        <p>
          <Trans>Phones are shared. Show once more that this account is yours.</Trans>
        </p>
        <QueryState query={query} label={t`Please wait`} failed={t`This did not arrive.`} rows={1}>
          {({ by }) =>
            by === 'password' ? (
              <PasswordCheck
                submitText={t`Continue`}
                submit={(password) => confirm({ password })}
              />
            ) : (
              <CodeStep
                label={t`Code`}
                hint={t`6 digits, good for 10 minutes.`}
                submitText={t`Continue`}
                submit={(code) => confirm({ code })}
                again={askCode}
              />
            )
          }
        </QueryState>
        <Button variant="second" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
