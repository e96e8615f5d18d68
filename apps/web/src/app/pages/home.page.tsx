import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { HomeHero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { Impact } from './home/impact.tsx';
import { HomePlans } from './home/plans.tsx';
import { PopularServices } from './home/popular-services.tsx';
import { Story } from './home/story.tsx';

/** The front door. */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return (
    <>
      <HomeHero />
      <PopularServices />
      <Impact />
      <HowItWorks />
      <Story />
      <HomePlans />
    </>
  );
}
