import { isOffered } from '@hafi/contract/support/claims/claims';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import type { ServiceText } from './service.tsx';
import { useCostWords } from './use-cost-words.ts';

/** The family services. */
export function useFamilyServices(): readonly ServiceText[] {
  const { t } = useLingui();
  const { calls, plan } = useCostWords();
  const common = {
    cost: plan,
    to: paths.familyConnect,
    act: t`See Family Connect`,
  };
  return [
    {
      id: 'video-calls',
      title: t`Video calls`,
      what: t`One large button, and the grandchildren are in the room.`,
      who: t`Your family, in Kigali or abroad`,
      ...common,
      cost: calls,
    },
    {
      id: 'voice-messages',
      title: t`Voice messages`,
      what: t`For those who would rather talk than write. Listen again as often as you like.`,
      who: t`Your family and your friends`,
      ...common,
    },
    {
      id: 'group-chat',
      title: t`Group chat`,
      what: t`One conversation for all who care, so that nobody has to be told twice.`,
      who: t`Everybody in your circle`,
      ...common,
    },
    {
      id: 'location',
      title: t`Location sharing`,
      what: t`Show where you are, for as long as you want. You switch it on, and off again.`,
      who: t`Only people whom you let in`,
      ...common,
    },
    {
      id: 'check-ins',
      title: t`Daily check-ins`,
      what:
        isOffered('check-ins-by-sms') && isOffered('check-ins-followed-up')
          ? t`Once a day you say that you are well: by one tap, or by SMS. Choose an hour, and if nothing comes we ask you first, then tell your people.`
          : t`Once a day you say by one tap that you are well. Your people see it, and see when it is missing.`,
      who: t`You, and everybody in your circle`,
      ...common,
    },
  ];
}
