import { Card } from '@hafi/ui/card/card';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Appearance,
  changeAppearance,
  useAppearance,
} from '../../../lib/preferences/appearance.ts';
import { useSession } from '../../../lib/session.ts';
import styles from './accessibility.module.css';

/** Changes the appearance at once; for a signed-in person also on other devices. */
function useChangeAppearance(): (change: Partial<Appearance>) => void {
  const { account } = useSession();
  return (change) => {
    changeAppearance(change);
    if (!account) return;
    // Loaded for members only, so that visitors do not wait. A failed save is retried
    // automatically.
    void import('../../../lib/preferences/own-preferences.ts')
      .then(({ chooseAppearance }) => chooseAppearance(change, account))
      .catch(() => undefined);
  };
}

/** Appearance settings to try on this page: text, contrast, theme and motion. */
export function AppearanceSwitches() {
  const { t } = useLingui();
  const appearance = useAppearance();
  const changeEverywhere = useChangeAppearance();
  const switches = [
    {
      label: t`Larger text`,
      checked: appearance.text !== 'normal',
      change: (on: boolean) => ({ text: on ? 'largest' : 'normal' }) as const,
    },
    {
      label: t`High contrast`,
      checked: appearance.contrast === 'high',
      change: (on: boolean) => ({ contrast: on ? 'high' : 'normal' }) as const,
    },
    {
      label: t`Dark theme`,
      checked: appearance.theme === 'dark',
      change: (on: boolean) => ({ theme: on ? 'dark' : 'light' }) as const,
    },
    {
      label: t`Less motion`,
      checked: appearance.motion === 'reduced',
      change: (on: boolean) => ({ motion: on ? 'reduced' : 'auto' }) as const,
    },
  ];
  return (
    <Card as="section" edge="leaf" aria-labelledby="try" className={styles.needsScript}>
      <Stack fill>
        <h2 id="try">
          <Trans>Try it on this page</Trans>
        </h2>
        <div className={styles.switches}>
          {switches.map(({ label, checked, change }) => (
            <SwitchField
              key={label}
              label={label}
              checked={checked}
              onChange={(event) => changeEverywhere(change(event.currentTarget.checked))}
            />
          ))}
        </div>
        <Quiet>
          <Trans>It changes at once, on all pages, and stays so on this device.</Trans>
        </Quiet>
      </Stack>
    </Card>
  );
}
