import { type Claim, isOffered } from '@hafi/contract/support/claims/claims';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, type LucideIcon, MapPin, Siren, WifiOff } from 'lucide-react';
import { Fold } from './fold.tsx';
import { Chapter } from './strip.tsx';
import styles from './technology.module.css';

/** What makes the app easy, safe and useful offline. */
export function Technology() {
  const { t } = useLingui();
  const features: readonly (readonly [Claim, LucideIcon, string, string])[] = [
    isOffered('voice-commands')
      ? [
          'voice',
          BookOpen,
          t`Voice-first navigation`,
          t`Pages read themselves aloud where the phone has a voice, and open when you say their name.`,
        ]
      : [
          'voice',
          BookOpen,
          t`Read aloud`,
          t`Pages read themselves aloud where the phone has a voice.`,
        ],
    [
      'emergency',
      Siren,
      t`One-touch emergency`,
      t`Hold one button for three seconds, and your people are told that you need them.`,
    ],
    [
      'location',
      MapPin,
      t`Location services`,
      t`Find help close by, and show where you are. You choose who may see it.`,
    ],
    [
      'works-offline',
      WifiOff,
      t`Works without internet`,
      isOffered('check-ins-by-sms')
        ? t`Today's tasks stay open, and go out later. A check-in also goes by SMS or USSD.`
        : t`Today's tasks stay open: what you enter goes out when the internet is back.`,
    ],
  ];
  return (
    <Chapter
      title={<Trans>Technology that waits for you</Trans>}
      lead={
        isOffered('one-question-at-once') ? (
          <Trans>Big letters, one question at a time, and a voice.</Trans>
        ) : (
          <Trans>Big letters, plain words, and a voice.</Trans>
        )
      }
    >
      <ul className={styles.features}>
        {features
          .filter(([claim]) => isOffered(claim))
          .map(([claim, icon, title, detail]) => (
            <li key={claim}>
              <span className={styles.gem}>
                <Icon of={icon} />
              </span>
              <h3>{title}</h3>
              <div className={styles.detail}>
                <Fold title={title}>{detail}</Fold>
              </div>
            </li>
          ))}
      </ul>
    </Chapter>
  );
}
