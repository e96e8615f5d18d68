import { isOffered } from '@hafi/contract/support/claims/claims';
import { Tray } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bus, CalendarHeart, Coffee, Dices, ShoppingBasket, Users } from 'lucide-react';
import { PagePart } from '../../lib/page/page.tsx';
import styles from './public-page.module.css';

/** A Rwandan proverb; Kinyarwanda in every language. */
const proverb = 'Abishyize hamwe nta kibananira.';

/** What volunteers do, and what people do together. */
export function CommunityLife() {
  const { t } = useLingui();
  const parts = [
    {
      claim: 'errands',
      icon: ShoppingBasket,
      title: t`Errands`,
      detail: t`The market, the pharmacy, water. You see who comes before they come.`,
    },
    {
      claim: 'transport',
      icon: Bus,
      title: t`Transport`,
      detail: t`To the health centre, to church, to a wedding, and back home.`,
    },
    {
      claim: 'volunteers',
      icon: Coffee,
      title: t`Company`,
      detail: t`An hour of talk, a letter read aloud, a walk to the gate.`,
    },
    {
      claim: 'events',
      icon: CalendarHeart,
      title: t`Events`,
      detail: t`Umuganura, a choir, gentle exercise, a talk on health. With places left and how to get there.`,
    },
    {
      claim: 'groups',
      icon: Users,
      title: t`Interest groups`,
      detail: t`Basket weaving, farming, prayer, stories from before: with people of your age.`,
    },
    {
      claim: 'games',
      icon: Dices,
      title: t`Games & Activities`,
      detail: t`Igisoro, memory cards and a proverb quiz, large and slow enough.`,
    },
  ] as const;
  return (
    <PagePart title={<Trans>What people do here</Trans>}>
      <blockquote className={styles.proverb}>
        <p lang="rw">{proverb}</p>
        <p>
          <Trans>Nothing defeats those who join together.</Trans>
        </p>
      </blockquote>
      <Tray>
        {parts
          .filter(({ claim }) => isOffered(claim))
          .map(({ claim, icon, title, detail }) => (
            <Stack key={claim} as="section" fill gap="tight">
              <div className={styles.named}>
                <Icon of={icon} />
                <h3>{title}</h3>
              </div>
              <p>{detail}</p>
            </Stack>
          ))}
      </Tray>
    </PagePart>
  );
}
