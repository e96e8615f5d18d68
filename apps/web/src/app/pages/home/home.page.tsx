import { isOffered } from '@hafi/contract/support/claims/claims';
import { useLingui } from '@lingui/react/macro';
import { usePageHead } from '../../../lib/page/page-head.ts';
import { CareServices } from './care-services.tsx';
import { HomeHero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Impact } from './impact.tsx';
import { LastWord } from './last-word.tsx';
import { Network } from './network.tsx';
import { Partners } from './partners.tsx';
import { PopularServices } from './popular-services.tsx';
import { Stories } from './stories.tsx';
import { Strip } from './strip.tsx';
import { Technology } from './technology.tsx';

/** The home page. */
export function HomePage() {
  const { t } = useLingui();
  usePageHead({
    title: t`Home`,
    description: t`Hafi keeps elders in Rwanda close to family, doctors, caregivers and neighbours, in Kinyarwanda, English and French.`,
  });
  return (
    <>
      <Strip matter="paper" first>
        <HomeHero />
      </Strip>
      <Strip>
        <PopularServices />
      </Strip>
      <Strip matter="paper">
        <CareServices />
      </Strip>
      <Strip>
        <Network />
      </Strip>
      <Strip matter="paper">
        <Technology />
      </Strip>
      <Impact />
      <Strip matter="paper">
        <HowItWorks />
      </Strip>
      <Strip>
        <Stories />
      </Strip>
      {isOffered('partners') ? (
        <Strip>
          <Partners />
        </Strip>
      ) : null}
      <Strip matter="paper">
        <LastWord />
      </Strip>
    </>
  );
}
