import { Stack } from '@hafi/ui/layout/layout';
import { Thread } from '@hafi/ui/steps/steps';
import { Trans, useLingui } from '@lingui/react/macro';

/** From nothing to being cared for, in four steps. */
export function HowItWorks() {
  const { t } = useLingui();
  const steps = [
    [t`Sign up`, t`With a phone number or an e-mail. A son or daughter may do it for you.`],
    [t`Create care plan`, t`Tell us about health, home and habits.`],
    [t`Connect care team`, t`Family, doctor, caregiver, neighbour: you choose.`],
    [t`Start care journey`, t`Free for 30 days. We set it up with you.`],
  ] as const;
  return (
    <Stack fill gap="loose">
      <h2>
        <Trans>How it works</Trans>
      </h2>
      <Thread>
        {steps.map(([title, detail]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </Thread>
    </Stack>
  );
}
