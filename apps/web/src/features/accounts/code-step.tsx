import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProblems } from '../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { laterSchema } from '../../lib/form/later-schema.ts';
import { useOutcomeNote } from '../../lib/outcome/outcome-note.tsx';
import { problemText } from '../../lib/words/problem-text.ts';
import { resendSeconds, useWait } from './use-wait.ts';

const schema = laterSchema(async () => (await import('./code-schema.ts')).codeSchema);

function Resend({ again }: { again: () => Promise<unknown> }) {
  const { i18n, t } = useLingui();
  const { left, restart } = useWait(resendSeconds);
  const { note, say } = useOutcomeNote();
  const [failure, setFailure] = useState<unknown>(null);
  const send = async () => {
    try {
      setFailure(null);
      await again();
      restart();
      say(t`A new code is on its way.`);
    } catch (error) {
      say(null);
      setFailure(error);
    }
  };
  return (
    <>
      {note}
      {failure ? (
        <Alert tone="error" live="assertive">
          {problemText(failure, i18n)}
        </Alert>
      ) : null}
      {left > 0 ? (
        <p>
          <Trans>No code? You can ask for a new one in {left} s.</Trans>
        </p>
      ) : (
        <Button variant="second" wide onClick={send}>
          <Trans>Send a new code</Trans>
        </Button>
      )}
    </>
  );
}

/** Asks for a six-digit code that was sent; offers a new one after a minute. */
export function CodeStep(props: {
  label: string;
  hint: string;
  submitText: string;
  submit: (code: string) => Promise<string | null>;
  again: () => Promise<unknown>;
}) {
  const { label, hint, submitText, submit, again } = props;
  const { t } = useLingui();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{ code: string }>({
    schema,
    defaults: { code: '' },
    submit: ({ code }) => submit(code.trim()),
  });
  return (
    <Stack fill>
      <form noValidate onSubmit={onSubmit}>
        <Stack fill>
          <TextField
            label={label}
            hint={hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...field('code')}
          />
          <FormProblems errors={errors} attempt={attempt} failure={failure} />
          <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
            {submitText}
          </Button>
        </Stack>
      </form>
      <Resend again={again} />
    </Stack>
  );
}
