import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ambulance, BellRing, Phone } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';

/** Who has first said that they called 912; undefined while nobody has. */
export const ambulanceCallerOf = ({ responders }: Pick<EmergencyView, 'responders'>) =>
  responders
    .filter((each): each is Responder & { ambulanceAt: string } => Boolean(each.ambulanceAt))
    .sort((one, other) => one.ambulanceAt.localeCompare(other.ambulanceAt))[0];

/** That 912 was called, by whom and when: nobody sends a second ambulance, or none. */
export function AmbulanceCalled({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const caller = ambulanceCallerOf(view);
  if (!caller || view.drill) return null;
  const { firstName, you } = caller;
  const at = time(caller.ambulanceAt);
  return (
    <Alert tone="success" icon={Ambulance} live="polite">
      {you ? t`You called 912 at ${at}.` : t`${firstName} called 912 at ${at}.`}
    </Alert>
  );
}

/** The call to the ambulance; in a drill that nobody shall make it: false calls are punished by law. */
export function AmbulanceKey({ view, short = false }: { view: EmergencyView; short?: boolean }) {
  const { t } = useLingui();
  if (view.drill) return short ? null : <NoAmbulance />;
  const again = ambulanceCallerOf(view) !== undefined;
  const words = again ? t`Call 912 again` : t`Call 912`;
  return (
    <ButtonLink
      href="tel:912"
      variant={again ? 'second' : 'alarm'}
      icon={Phone}
      wide={!short}
      {...(short ? { 'aria-label': words } : {})}
    >
      {short && !again ? '912' : words}
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
