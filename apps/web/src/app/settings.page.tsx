import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx';
import { AppearanceSettings } from '../features/accounts/settings/appearance-settings.tsx';
import { LanguageSettings } from '../features/accounts/settings/language-settings.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { usePageTitle } from '../lib/page/page-title.ts';
import { PartLoading } from '../lib/part-loading.tsx';
import { useAccount } from '../lib/session.ts';
import { useTab } from '../lib/use-tab.ts';
import { InstallOffer } from './member/install-offer.tsx';
import { OwnSecurity } from './own-security.tsx';

const PracticeSettings = lazyPart(
  async () => (await import('../features/practice/practice-settings.tsx')).PracticeSettings,
);

const CalendarFeed = lazyPart(
  async () => (await import('../features/bookings/calendar-feed/calendar-feed.tsx')).CalendarFeed,
);

function Later({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return <Suspense fallback={<PartLoading label={t`Loading...`} />}>{children}</Suspense>;
}

/** All personal settings. */
export function SettingsPage() {
  const { t } = useLingui();
  usePageTitle(t`Settings`);
  const tab = useTab();
  const { roles } = useAccount();
  const tabs = [
    {
      id: 'profile',
      title: t`Profile`,
      content: <ProfileForm places={PlacePicker} />,
    },
    { id: 'notifications', title: t`Notifications`, content: <NotificationSettings /> },
    {
      id: 'privacy',
      title: t`Privacy & Security`,
      content: <OwnSecurity />,
    },
    {
      id: 'appearance',
      title: t`Appearance`,
      content: (
        <Stack fill gap="loose">
          <AppearanceSettings />
          <InstallOffer />
        </Stack>
      ),
    },
    { id: 'language', title: t`Language & Region`, content: <LanguageSettings /> },
    {
      id: 'calendar',
      title: t`Calendar`,
      content: (
        <Later>
          <CalendarFeed />
        </Later>
      ),
    },
  ];
  if (roles.includes('DOCTOR')) {
    const practice = (
      <Later>
        <PracticeSettings />
      </Later>
    );
    tabs.push({ id: 'practice', title: t`My practice`, content: practice });
  }
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Settings</Trans>
      </h1>
      <Tabs label={t`Parts of the settings`} tabs={tabs} many {...tab} />
    </Stack>
  );
}
