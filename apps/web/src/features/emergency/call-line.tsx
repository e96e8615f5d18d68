import { ButtonLink } from '@hafi/ui/button/button';
import { Name } from '@hafi/ui/name/name';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import styles from './emergency.module.css';

/** A phone number, who answers and when to call, with a call button. */
export function CallLine(props: { number: string; name: string; when: string; first?: boolean }) {
  const { number, name, when, first } = props;
  return (
    <div className={first ? styles.first : styles.line} data-clip={`emergency-${number}`}>
      <p className={styles.number}>{number}</p>
      <div className={styles.who}>
        <h3>
          <Name>{name}</Name>
        </h3>
        <p>{when}</p>
      </div>
      <ButtonLink
        variant={first ? 'alarm' : 'second'}
        icon={Phone}
        href={`tel:${number}`}
        wide={first ?? false}
      >
        <Trans>Call {number}</Trans>
      </ButtonLink>
    </div>
  );
}
