import { badgeChecks } from '@hafi/contract/badges/badge-terms';
import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { CheckField } from '@hafi/ui/field/choice-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { checkWords } from '../../../kit/badges/badge-words.ts';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useDecideVetting } from './vettings.queries.ts';

interface Values {
  checked: string[];
}

/** Approves a badge, once each thing that it will say was ticked. */
export function BadgeVerdict(props: {
  one: VettingToCheck;
  badge: NonNullable<VettingToCheck['badge']>;
  onClose: () => void;
  done: string;
}) {
  const { badge, done, onClose, one } = props;
  const { name } = one;
  const { t } = useLingui();
  const decide = useDecideVetting();
  const needed = badge.checks.length;
  const state = useHafiForm<Values>({
    schema: z.object({
      checked: z.array(z.enum(badgeChecks)).check(z.minLength(needed, { error: 'required' })),
    }),
    defaults: { checked: [] },
    texts: { 'checked.required': t`Tick each of them, once you have compared it.` },
    submit: async () => {
      const { id, sentAt } = one;
      const checked = [...badge.checks];
      await decide.mutateAsync({ what: 'confirm', id, name, sentAt: sentAt ?? '', checked });
      onClose();
      return done;
    },
  });
  const error = state.errors.find(({ field }) => field === 'checked')?.text;
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Approve the badge of {name}?</Trans>}
      message={t`The badge says for a year what you tick here. A record of your decision is kept.`}
      safe={t`Not yet`}
      yes={t`Approve`}
    >
      <Stack as="fieldset" fill gap="tight">
        <legend>
          <b>
            <Trans>What I have compared</Trans>
          </b>
        </legend>
        {badge.checks.map((check, index) => (
          <CheckField
            key={check}
            value={check}
            label={t(checkWords[check])}
            error={index === 0 ? error : undefined}
            {...state.form.register('checked')}
          />
        ))}
      </Stack>
    </ConfirmForm>
  );
}
