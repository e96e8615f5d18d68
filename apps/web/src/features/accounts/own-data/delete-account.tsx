import { closingWord, closingWords } from '@hafi/contract/accounts/closing-words';
import { deleteAccount } from '@hafi/contract/accounts/own-data.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { leaveSession } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { DeleteAccountFacts } from './delete-account-facts.tsx';

const schema = z.object({
  word: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.refine((typed) => closingWords.some((word) => word === typed.toUpperCase()), {
      error: 'invalid-choice',
    }),
  ),
});

const wordOf = (typed: string) =>
  closingWords.find((word) => word === typed.trim().toUpperCase()) ?? closingWord.en;

function LastStep({ onCancel, onStale }: { onCancel: () => void; onStale: () => void }) {
  const { t } = useLingui();
  const word = closingWord[useLocale()];
  const typeIt = t`Type ${word} to go on.`;
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{ word: string }>({
    schema,
    defaults: { word: '' },
    texts: { 'word.required': typeIt, 'word.invalid-choice': typeIt },
    submit: async (values) => {
      const farewell = { to: paths.login, state: { arrived: 'account-deleted' } };
      try {
        await leaveSession(farewell, () =>
          call(deleteAccount, { body: { word: wordOf(values.word) } }),
        );
      } catch (error) {
        if (error instanceof Problem && error.code === 'confirm-first') onStale();
        throw error;
      }
      return null;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <StepHeading as="h3">
          <Trans>This cannot be undone.</Trans>
        </StepHeading>
        <TextField
          label={t`Type ${word}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('word')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" variant="danger" icon={Trash2} busy={busy} busyLabel={t`Please wait`}>
          <Trans>Delete my account for ever</Trans>
        </Button>
        <Button variant="second" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      </Stack>
    </form>
  );
}

type Stage = 'rest' | 'reading' | 'confirming' | 'last';

/** Deletes the person's account, after saying what happens to the data. */
export function DeleteAccount() {
  const [stage, setStage] = useState<Stage>('rest');
  const rest = () => setStage('rest');
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Delete my account</Trans>
      </h2>
      <p>
        <Trans>
          You can leave Hafi at any time. Download your data first, if you want to keep it.
        </Trans>
      </p>
      {stage === 'rest' ? (
        <Button variant="danger" icon={Trash2} onClick={() => setStage('reading')}>
          <Trans>Delete my account</Trans>
        </Button>
      ) : (
        <Card as="section" edge="earth">
          <Stack fill>
            <DeleteAccountFacts />
            {stage === 'reading' ? (
              <>
                <Button variant="second" onClick={() => setStage('confirming')}>
                  <Trans>Continue</Trans>
                </Button>
                <Button onClick={rest}>
                  <Trans>Keep my account</Trans>
                </Button>
              </>
            ) : null}
            {stage === 'confirming' ? (
              <ConfirmIdentity onConfirmed={() => setStage('last')} onCancel={rest} />
            ) : null}
            {stage === 'last' ? (
              <LastStep onCancel={rest} onStale={() => setStage('confirming')} />
            ) : null}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
