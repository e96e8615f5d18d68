import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { HealthStatus } from '../health-status/health-status.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './since-strip.module.css';

export type StripFact = {
  id: string;
  icon?: LucideIcon;
  /** Marks what is about health and needs a look. */
  level?: 'watch' | 'urgent';
  text: ReactNode;
};

/** A strip of short facts after a bold beginning: what is new. */
export function SinceStrip(props: {
  title: ReactNode;
  facts?: readonly StripFact[];
  children?: ReactNode;
}) {
  const { title, facts = [], children } = props;
  return (
    <section className={styles.strip}>
      <b>{title}</b>
      {children ? <span>{children}</span> : null}
      {facts.length > 0 ? (
        <ul>
          {facts.map(({ icon, id, level, text }) => (
            <li key={id}>
              {level ? (
                <HealthStatus level={level}>{text}</HealthStatus>
              ) : (
                <>
                  {icon ? <Icon of={icon} size="text" /> : null}
                  <span>{text}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
