import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import styles from '../circle.module.css';
import { InvitationAnswer } from './invitation-answer.tsx';

/** Six digits, with or without a space in the middle. */
const schema = z.object({
  code: z.pipe(
    z.string().check(z.overwrite((typed) => typed.replace(/\s/g, ''))),
    z.string().check(z.regex(/^\d{6}$/, { error: 'invalid-code' })),
  ),
});

/** Asks for an invitation code, then shows the invitation. */
export function JoinByCode() {
  const { t } = useLingui();
  const [code, setCode] = useState<string | null>(null);
  const { busy, field, onSubmit } = useHafiForm<{ code: string }>({
    schema,
    defaults: { code: '' },
    submit: async (values) => {
      setCode(z.parse(schema, values).code);
      return null;
    },
  });
  return (
    <Stack as="section" fill className={styles.form}>
      <StepHeading as="h2" of={code} first>
        <Trans>I was given a code</Trans>
      </StepHeading>
      {code === null ? (
        <form noValidate onSubmit={onSubmit}>
          <Stack fill>
            <TextField
              label={t`Code of the invitation`}
              hint={t`6 digits that somebody has read to you.`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              {...field('code')}
            />
            <Button type="submit" variant="second" icon={KeyRound} busy={busy}>
              <Trans>See the invitation</Trans>
            </Button>
          </Stack>
        </form>
      ) : (
        <InvitationAnswer invitation={{ code }} onOther={() => setCode(null)} />
      )}
    </Stack>
  );
}
