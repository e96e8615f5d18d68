import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Grid, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Appearance, changeAppearance, useAppearance } from '../../lib/appearance.ts';

/** Theme, size of the text, room between things, contrast; each takes effect at once. */
export function AppearanceSettings() {
  const { t } = useLingui();
  const { theme, text, contrast, shownDensity } = useAppearance();
  const pick =
    <K extends keyof Appearance>(name: K) =>
    (event: { target: { value: string } }) =>
      changeAppearance({ [name]: event.target.value });
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Appearance</Trans>
      </h2>
      <Quiet>
        <Trans>What you choose is seen at once, and kept on this device.</Trans>
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
          value={shownDensity}
          onChange={pick('density')}
          options={[
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
      </Grid>
    </Stack>
  );
}
