import { closingWord, closingWords } from '@hafi/contract/accounts/closing-words';
import { closeKeptAccount } from '@hafi/contract/accounts/own-data.contract';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useIdentityCheck } from '../../../kit/identity-check.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { ask } from '../../../lib/query/ask.ts';
import { useActs } from '../../../lib/query/use-act.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { PlannedList } from '../members/planned-list.tsx';

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

/** Closes an account that was registered by mistake, or whose elder has died, after saying whom it hits. */
export function CloseKept({ circle }: { circle: Circle }) {
  const { death, elder, members, planned = [] } = circle;
  const { firstName, id } = elder;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const check = useIdentityCheck();
  const close = useActs(async (word: (typeof closingWords)[number]) => {
    await check();
    return ask(closeKeptAccount, { params: { id }, body: { word } });
  });
  const word = closingWord[useLocale()];
  const typeIt = t`Type ${word} to go on.`;
  const state = useHafiForm<{ word: string }>({
    schema,
    defaults: { word: '' },
    texts: { 'word.required': typeIt, 'word.invalid-choice': typeIt },
    submit: async (values) => {
      await close.mutateAsync(wordOf(values.word));
      setOpen(false);
      navigate(paths.circle, { replace: true });
      return t`The account of ${firstName} is closed.`;
    },
  });
  const others = members.filter(({ you }) => !you).map(({ name }) => name);
  const names = others.join(', ');
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setOpen(true)}>
        <Trans>Close the account of {firstName}</Trans>
      </Button>
      <ConfirmForm
        state={state}
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Close the account of {firstName} for ever?</Trans>}
        message={
          <Trans>
            The name, readings, medicines, documents and all else of {firstName} are erased, for
            everybody. This cannot be undone.
          </Trans>
        }
        safe={t`Keep the account`}
        yes={t`Close it for ever`}
        variant="danger"
      >
        {others.length > 0 ? (
          <p>
            <Trans>Who is told that the circle has ended: {names}.</Trans>
          </p>
        ) : null}
        {planned.length > 0 ? (
          <>
            <p>
              {death ? (
                <Trans>This is cancelled at no cost, and whoever would come is told:</Trans>
              ) : (
                <Trans>
                  This is cancelled, and whoever would come is told. For what is cancelled late, a
                  fee may be due:
                </Trans>
              )}
            </p>
            <PlannedList planned={planned} />
          </>
        ) : null}
        <TextField
          label={t`Type ${word}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...state.field('word')}
        />
      </ConfirmForm>
    </>
  );
}
