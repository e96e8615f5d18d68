import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppearanceSettings } from '../features/accounts/appearance-settings.tsx';
import { LanguageSettings } from '../features/accounts/language-settings.tsx';
import { ProfileForm } from '../features/accounts/profile-form.tsx';
import { SecuritySettings } from '../features/accounts/security-settings.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { useTab } from './use-tab.ts';

/** Everything that a person can set for themselves. */
export function SettingsPage() {
  const { t } = useLingui();
  usePageTitle(t`Settings`);
  const tab = useTab();
  const tabs = [
    {
      id: 'profile',
      title: t`Profile`,
      content: <ProfileForm places={PlacePicker} />,
    },
    { id: 'privacy', title: t`Privacy & Security`, content: <SecuritySettings /> },
    { id: 'appearance', title: t`Appearance`, content: <AppearanceSettings /> },
    { id: 'language', title: t`Language & Region`, content: <LanguageSettings /> },
  ];
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Settings</Trans>
      </h1>
      <Tabs label={t`Parts of the settings`} tabs={tabs} {...tab} />
    </Stack>
  );
}
