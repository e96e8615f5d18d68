import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';

/** When who is asked next, unless somebody answers or comes in time. */
export function NextLevel({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { nextLevel, nextLevelAt } = view;
  if (!nextLevel || !nextLevelAt) return null;
  const at = time(nextLevelAt);
  const coming = view.responders.find(({ knows, you }) => knows === 'coming' && !you)?.firstName;
  const words = {
    contacts: t`Their people are asked at ${at}.`,
    volunteers: coming
      ? t`If ${coming} is not there at ${at}, volunteers nearby are asked.`
      : t`If nobody answers, volunteers nearby are asked at ${at}.`,
    coordinators: coming
      ? t`If ${coming} is not there at ${at}, the coordinators are asked.`
      : t`If nobody answers, the coordinators are asked at ${at}.`,
  };
  return <Quiet>{words[nextLevel]}</Quiet>;
}
