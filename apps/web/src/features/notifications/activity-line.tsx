import type { Activity } from '@hafi/contract/notifications/notifications.contract';
import { Quiet } from '@hafi/ui/layout/layout';
import { hyphenated } from '@hafi/ui/name/long-words';
import { TimelineItem, type TimelineItemProps } from '@hafi/ui/timeline/timeline';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { When } from '../../kit/when.tsx';
import styles from './recent-activity.module.css';

const tones: Partial<Record<Activity['kind'], TimelineItemProps['tone']>> = {
  'check-in': 'leaf',
  reading: 'leaf',
  dose: 'leaf',
  alert: 'sun',
  payment: 'quiet',
  circle: 'quiet',
  decision: 'quiet',
  other: 'quiet',
};

/** About whom a line is, and who did it; empty where it is the reader's own and the text says all. */
export function useElderLabel() {
  const { t } = useLingui();
  const by = ({ actor, kind }: Activity): string | undefined => {
    if (!actor) return undefined;
    if (actor.isSelf) return t`by you`;
    const { name } = actor;
    // Nobody is brought into a circle or out of it by themselves: the name says who it is.
    return kind === 'circle' ? name : t`by ${name}`;
  };
  return (line: Activity): string =>
    [line.elder?.name, by(line)].filter((part) => part !== undefined).join('\u00a0· ');
}

/** One line of the activity: what, about whom, by whom and when; a link to where it can be seen. */
export function ActivityLine({ line }: { line: Activity }) {
  const { kind, link, timestamp } = line;
  const words = hyphenated(line.text);
  const context = useElderLabel()(line);
  return (
    <TimelineItem
      tone={tones[kind]}
      className={styles.line}
      when={
        <>
          <When at={timestamp} />
          {context ? `\u00a0· ${hyphenated(context)}` : null}
        </>
      }
    >
      {link ? (
        <Link to={link} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
    </TimelineItem>
  );
}

/** The same in a narrow list beside other parts. */
export function ShortLine({ line }: { line: Activity }) {
  const context = useElderLabel()(line);
  return (
    <li>
      {line.text}{' '}
      <Quiet as="span">
        {context ? `${context}\u00a0· ` : null}
        <When at={line.timestamp} />
      </Quiet>
    </li>
  );
}
