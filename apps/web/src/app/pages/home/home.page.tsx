import { Section, Stack, Wrap } from '@hafi/ui/layout/layout';
import { Stitch } from '@hafi/ui/stitch/stitch';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { HomeHero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Impact } from './impact.tsx';
import { HomePlans } from './plans.tsx';
import { PopularServices } from './popular-services.tsx';
import { Story } from './story.tsx';

/** A strip of the page, of paper or on the bare ground. */
function Band({ paper, children }: { paper?: boolean; children: ReactNode }) {
  return (
    <Section pinked={paper}>
      <Wrap>
        <Stack fill gap="section">
          {children}
        </Stack>
      </Wrap>
    </Section>
  );
}

/** The front door. */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return (
    <>
      <Band paper>
        <HomeHero />
      </Band>
      <Band>
        <PopularServices />
        <Stitch />
        <Impact />
      </Band>
      <Band paper>
        <HowItWorks />
      </Band>
      <Band>
        <Story />
        <Stitch />
        <HomePlans />
      </Band>
    </>
  );
}
