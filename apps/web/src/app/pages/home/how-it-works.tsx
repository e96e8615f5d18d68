import { isOffered } from '@hafi/contract/support/claims/claims';
import { Lead, Split, Stack } from '@hafi/ui/layout/layout';
import { Ribbon } from '@hafi/ui/ribbon/ribbon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fold } from './fold.tsx';
import styles from './how-it-works.module.css';
import { Title } from './strip.tsx';

/** Kinyarwanda in every language. */
const proverb = 'Inkingi imwe ntigera inzu.';

/** How to start, in four steps. */
export function HowItWorks() {
  const { t } = useLingui();
  const steps = [
    [
      t`Sign up`,
      isOffered('sign-up-by-phone-alone')
        ? t`With a phone number or an e-mail. A son or daughter may do it for you.`
        : t`With an e-mail and a phone number. For an elder without e-mail, a son or daughter does it.`,
    ],
    [
      t`Create care plan`,
      t`Write down illnesses, allergies and medicines, and when they are taken.`,
    ],
    [t`Connect care team`, t`Family, doctor, caregiver, neighbour: you choose.`],
    [
      t`Start care journey`,
      t`A check-in each day, a reminder at each dose, a visit when it is needed.`,
    ],
  ] as const;
  return (
    <Stack fill gap="section">
      <Split ratio="major">
        <Stack>
          <Title>
            <Trans>How it works</Trans>
          </Title>
          <Lead>
            <Trans>Four steps, and nobody is alone.</Trans>
          </Lead>
        </Stack>
        <p className={styles.proverb}>
          <b lang="rw">{proverb}</b>
          <br />
          <Trans comment="Translates the Rwandan proverb above it; in Kinyarwanda: a Rwandan proverb.">
            One pillar does not hold up a house.
          </Trans>
        </p>
      </Split>
      <Stack fill gap="loose">
        <Ribbon className={styles.ribbon} />
        <ol className={styles.steps}>
          {steps.map(([title, detail]) => (
            <li key={title}>
              <h3>{title}</h3>
              <Fold title={title}>
                <p>{detail}</p>
              </Fold>
            </li>
          ))}
        </ol>
      </Stack>
    </Stack>
  );
}
