import { isOffered } from '@hafi/contract/support/claims/claims';
import { Basket } from '@hafi/ui/basket/basket';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import styles from './care-services.module.css';
import { Fold } from './fold.tsx';
import { Title } from './strip.tsx';

/** All care services in three groups, each linked to its explanation. */
export function CareServices() {
  const { t } = useLingui();
  const groups = [
    {
      weave: 'star',
      title: t`Healthcare management`,
      items: [
        ['appointments', t`Appointments`],
        ['medication', t`Medication tracking`],
        ['vitals', t`Vitals`],
        ['telemedicine', t`Telemedicine`],
        ['records', t`Records`],
      ],
    },
    {
      weave: 'ripple',
      title: t`Family connections`,
      items: [
        ['video-calls', t`Video calls`],
        ['voice-messages', t`Voice messages`],
        ['group-chat', t`Group chat`],
        ['location', t`Location sharing`],
        ['check-ins', t`Daily check-ins`],
      ],
    },
    {
      weave: 'sun',
      title: t`Community support`,
      items: [
        ['volunteers', t`Volunteers`],
        ['games', t`Games`],
        ['errands', t`Errands`],
        ['transport', t`Transport`],
        ['events', t`Cultural events`],
      ],
    },
  ] as const;
  return (
    <Stack fill gap="section">
      <Stack>
        <Title>
          <Trans>Complete care services</Trans>
        </Title>
        <Lead>
          <Trans>Health, family and neighbours, held together in one basket.</Trans>
        </Lead>
      </Stack>
      <div className={styles.groups}>
        {groups.map(({ weave, title, items }) => (
          <div key={weave}>
            <div className={styles.head}>
              <Basket size="small" weave={weave} className={styles.basket} />
              <h3>{title}</h3>
            </div>
            <Fold title={title}>
              <ul className={styles.items}>
                {items
                  .filter(([id]) => isOffered(id))
                  .map(([id, name]) => (
                    <li key={id}>
                      <Link to={paths.service(id)}>{name}</Link>
                    </li>
                  ))}
              </ul>
            </Fold>
          </div>
        ))}
      </div>
    </Stack>
  );
}
