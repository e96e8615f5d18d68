import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Phone } from 'lucide-react';
import { mapLink } from '../../../kit/position/map-link.ts';
import styles from './call.module.css';
import type { OwnCall } from './own-call.ts';
import { messageLink, ownPosition } from './own-position.ts';
import { usePeopleOf } from './use-people-of.ts';

/** What works without Hafi: the numbers, a ready message, and whom to call. */
export function WithoutNetwork({ call }: { call: OwnCall }) {
  const { t } = useLingui();
  const { name, people } = usePeopleOf(call);
  const position = ownPosition();
  const words = t`${name} needs help now. Please call or come.`;
  const text = position ? `${words} ${mapLink(position)}` : words;
  const numbers = people.map(({ phone }) => phone);
  // Nothing is wrong: nobody is to be alarmed.
  if (call.drill) {
    return (
      <Alert tone="warning">
        <Trans>It is only a drill: do not call 912.</Trans>
      </Alert>
    );
  }
  return (
    <div className={styles.without}>
      <ButtonLink href="tel:912" icon={Phone} wide>
        <Trans>Call 912</Trans>
      </ButtonLink>
      <ButtonLink href="tel:112" icon={Phone} wide>
        <Trans>Call 112</Trans>
      </ButtonLink>
      {numbers.length > 0 ? (
        <ButtonLink href={messageLink(numbers, text)} icon={MessageSquare} wide>
          <Trans>Send an SMS to your people</Trans>
        </ButtonLink>
      ) : null}
      {people.slice(0, 3).map(({ firstName, phone }) => (
        <ButtonLink key={phone} href={`tel:${phone}`} icon={Phone} wide>
          {t`Call ${firstName}`}
        </ButtonLink>
      ))}
    </div>
  );
}
