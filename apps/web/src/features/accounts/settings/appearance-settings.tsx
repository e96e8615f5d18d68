import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Grid, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveNote } from '../../../kit/save-note.tsx';
import { type Appearance, useAppearance } from '../../../lib/preferences/appearance.ts';
import { chooseAppearance } from '../../../lib/preferences/own-preferences.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';

/** Theme, text size, density, contrast and motion; each takes effect at once. */
export function AppearanceSettings() {
  const { t } = useLingui();
  const account = useAccount();
  const { theme, text, contrast, motion, density, roleDensity } = useAppearance();
  const saving = useWork((change: Partial<Appearance>) => chooseAppearance(change, account));
  const pick =
    <K extends keyof Appearance>(name: K) =>
    (event: { target: { value: string } }) =>
      saving.mutate(
        { [name]: event.target.value === 'role' ? null : event.target.value },
        { done: null },
      );
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Appearance</Trans>
      </h2>
      <Quiet>
        <Trans>What you choose is seen at once, and kept for your other devices.</Trans>
      </Quiet>
      <Grid column="broad">
        <RadioGroup
          legend={t`Theme`}
          value={theme}
          onChange={pick('theme')}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`Auto`, detail: t`As your device has it` },
          ]}
        />
        <RadioGroup
          legend={t`Size of the text`}
          value={text}
          onChange={pick('text')}
          options={[
            { value: 'normal', label: t`Normal` },
            { value: 'large', label: t`Large` },
            { value: 'largest', label: t`Largest` },
          ]}
        />
        <RadioGroup
          legend={t`Room between things`}
          value={density ?? 'role'}
          onChange={pick('density')}
          options={[
            {
              value: 'role',
              label: t`As suits you`,
              detail: roleDensity === 'compact' ? t`Now: Compact` : t`Now: Comfortable`,
            },
            { value: 'comfortable', label: t`Comfortable`, detail: t`Big text, big buttons` },
            { value: 'compact', label: t`Compact`, detail: t`More on one screen` },
          ]}
        />
        <RadioGroup
          legend={t`Contrast`}
          value={contrast}
          onChange={pick('contrast')}
          options={[
            { value: 'normal', label: t`Normal` },
            { value: 'high', label: t`High`, detail: t`Stronger lines and colours` },
          ]}
        />
        <RadioGroup
          legend={t`Motion`}
          value={motion}
          onChange={pick('motion')}
          options={[
            { value: 'auto', label: t`Auto`, detail: t`As your device has it` },
            { value: 'reduced', label: t`Less motion`, detail: t`Nothing moves by itself` },
          ]}
        />
      </Grid>
      <SaveNote saving={saving} again={() => saving.mutate({}, { done: null })} />
    </Stack>
  );
}
