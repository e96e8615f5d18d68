import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import type { ServiceText } from './service.tsx';
import { useCostWords } from './use-cost-words.ts';

/** The community services. */
export function useCommunityServices(): readonly ServiceText[] {
  const { t } = useLingui();
  const cost = useCostWords();
  const community = { to: paths.community, act: t`See the community` };
  const helpers = t`Neighbours and students, each one verified`;
  return [
    {
      id: 'caregivers',
      title: t`Caregivers`,
      what: t`Somebody for washing, cooking, a walk, and the medicines at the right hour.`,
      who: t`Caregivers whose papers a coordinator checks; your circle shows who was checked`,
      cost: cost.agreed,
      to: paths.caregivers,
      act: t`Find caregivers`,
    },
    {
      id: 'volunteers',
      title: t`Volunteers`,
      what: t`An hour of talk, a letter read aloud, a hand in the garden.`,
      who: helpers,
      cost: cost.volunteer,
      ...community,
    },
    {
      id: 'errands',
      title: t`Errands`,
      what: t`The market, the pharmacy, water.`,
      who: helpers,
      cost: cost.volunteer,
      ...community,
    },
    {
      id: 'transport',
      title: t`Transport`,
      what: t`To the health centre, to church, to a wedding.`,
      who: helpers,
      cost: cost.volunteer,
      ...community,
    },
    {
      id: 'games',
      title: t`Games`,
      what: t`Igisoro, memory cards and proverbs: large, slow and good company.`,
      who: t`You, alone or with a friend`,
      cost: cost.free,
      ...community,
    },
    {
      id: 'events',
      title: t`Cultural events`,
      what: t`Songs, stories and feasts nearby, with a place kept for you.`,
      who: t`Groups and neighbours`,
      cost: cost.free,
      ...community,
    },
  ];
}
