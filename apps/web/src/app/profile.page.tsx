import { Row, Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useEmergencyContact } from '../features/accounts/accounts.queries.ts';
import { AccountHead } from '../features/accounts/profile/account-head.tsx';
import { ProfileContact } from '../features/accounts/profile/profile-contact.tsx';
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx';
import { ProfileMedical } from '../features/accounts/profile/profile-medical.tsx';
import { AppearanceSettings } from '../features/accounts/settings/appearance-settings.tsx';
import { LanguageSettings } from '../features/accounts/settings/language-settings.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { DatedPage } from '../lib/query/as-of.tsx';
import { useTab } from '../lib/use-tab.ts';
import { OwnSecurity } from './own-security.tsx';

/** Who the person is, whom to call, and the medical card. */
function PersonalInfo() {
  return (
    <Stack fill gap="section">
      <DatedPage query={useEmergencyContact()}>
        <ProfileForm places={PlacePicker} />
        <ProfileContact />
        <ProfileMedical />
      </DatedPage>
    </Stack>
  );
}

/** The signed-in person's profile: identity, appearance and account security. */
export function ProfilePage() {
  const { t } = useLingui();
  usePageTitle(t`My Profile`);
  const tab = useTab();
  const tabs = [
    {
      id: 'personal',
      title: t`Personal Info`,
      content: <PersonalInfo />,
    },
    {
      id: 'settings',
      title: t`Settings`,
      content: (
        <Stack fill gap="loose">
          <LanguageSettings />
          <AppearanceSettings />
        </Stack>
      ),
    },
    { id: 'privacy', title: t`Privacy & Security`, content: <OwnSecurity /> },
  ];
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>My Profile</Trans>
      </h1>
      <AccountHead />
      <Row>
        <Link to={paths.ownPayments}>
          <Trans>My payments</Trans>
        </Link>
        <Link to={paths.badges}>
          <Trans>Verification badges</Trans>
        </Link>
      </Row>
      <Tabs label={t`Parts of my profile`} tabs={tabs} {...tab} />
    </Stack>
  );
}
