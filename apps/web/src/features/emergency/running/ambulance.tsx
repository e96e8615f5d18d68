import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Phone } from 'lucide-react';

/** The call to the ambulance; in a drill that nobody shall make it: false calls are punished by law. */
export function AmbulanceKey({ drill, short = false }: { drill: boolean; short?: boolean }) {
  const { t } = useLingui();
  if (drill) return <NoAmbulance />;
  return (
    <ButtonLink
      href="tel:912"
      variant="alarm"
      icon={Phone}
      wide={!short}
      {...(short ? { 'aria-label': t`Call 912` } : {})}
    >
      {short ? '912' : <Trans>Call 912</Trans>}
    </ButtonLink>
  );
}

/** That this is not real. */
export function NoAmbulance() {
  return (
    <Alert tone="warning" icon={BellRing}>
      <Trans>It is only a drill: do not call 912.</Trans>
    </Alert>
  );
}
