import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Siren, Volume2, WifiOff } from 'lucide-react';
import { Chapter } from './strip.tsx';
import styles from './technology.module.css';

/** What makes the app easy, safe and useful offline. */
export function Technology() {
  const { t } = useLingui();
  const features = [
    [
      Volume2,
      t`Voice-first navigation`,
      t`Pages read themselves aloud where the phone has a voice, and open when you say their name.`,
    ],
    [
      Siren,
      t`One-touch emergency`,
      t`Hold one button for three seconds. Family and neighbours learn at once that you need them.`,
    ],
    [
      MapPin,
      t`Location services`,
      t`Find help close by, and show where you are. You choose who may see it.`,
    ],
    [
      WifiOff,
      t`Works without internet`,
      t`What you opened stays readable. A check-in also goes by SMS or USSD, from any phone.`,
    ],
  ] as const;
  return (
    <Chapter
      title={<Trans>Technology that waits for you</Trans>}
      lead={<Trans>Big letters, one question at a time, and a voice.</Trans>}
    >
      <ul className={styles.features}>
        {features.map(([icon, title, detail]) => (
          <li key={title}>
            <span className={styles.gem}>
              <Icon of={icon} />
            </span>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
