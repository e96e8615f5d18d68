import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import type { ServiceText } from './service.tsx';
import { useCostWords } from './use-cost-words.ts';

/** The safety and accessibility services. */
export function useSafetyServices(): readonly ServiceText[] {
  const { t } = useLingui();
  const cost = useCostWords();
  return [
    {
      id: 'emergency',
      title: t`One-touch emergency`,
      what: t`Hold one button for three seconds: your people are told that you need them, and where you are if your phone knows it. For an ambulance you call 912.`,
      who: t`Your circle first, then volunteers close by`,
      cost: cost.emergency,
      to: paths.emergency,
      act: t`See the emergency numbers`,
    },
    {
      id: 'voice',
      title: t`Voice and large letters`,
      what: t`Pages can be read aloud where the phone has a voice. Letters, colours and contrast follow your eyes.`,
      who: t`Built into every page`,
      cost: cost.everybody,
      to: paths.accessibility,
      act: t`See what helps`,
    },
  ];
}
