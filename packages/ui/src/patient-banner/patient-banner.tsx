import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Tile } from '../tile/tile.tsx';
import styles from './patient-banner.module.css';

export type BannerFact = {
  /** Tells it apart from the others. */
  id: string;
  icon: LucideIcon;
  text: ReactNode;
  /** Left out where there is no room beside others. */
  wideOnly?: boolean;
};

export type PatientBannerProps = Omit<ComponentProps<'section'>, 'id'> & {
  personId: string;
  name: string;
  photo?: string | null;
  /** The heading of the page: the full name. */
  heading: ReactNode;
  /** Age and sex. */
  line: ReactNode;
  /** What else tells people apart; left out where there is no room. */
  more?: ReactNode;
  facts?: readonly BannerFact[];
  /** Dangers and facts are still to come: keeps their usual room, so that nothing moves below. */
  isAwaited?: boolean;
  /** What can be done; only where there is room. */
  acts?: ReactNode;
  /** The dangers, an {@link AllergyMark}, before the facts. */
  children?: ReactNode;
};

/** Whose chart this is. It stays on top while the page scrolls below it. */
export function PatientBanner(props: PatientBannerProps) {
  const { personId, name, photo, heading, line, more, facts = [], acts, ...others } = props;
  const { children, isAwaited, ...rest } = others;
  return (
    <section {...rest} className={classNames(styles.banner, rest.className)}>
      <Tile personId={personId} name={name} photo={photo} size="small" className={styles.tile} />
      <div className={styles.id}>
        {heading}
        <span>{line}</span>
        {/* The record has what a narrow screen leaves out. */}
        {more ? (
          <span data-twin className={styles.more}>
            {more}
          </span>
        ) : null}
      </div>
      {acts ? <div className={styles.acts}>{acts}</div> : null}
      <div className={classNames(styles.facts, isAwaited && styles.awaited)}>
        {children}
        {facts.map(({ icon, id, text, wideOnly }) => (
          <span
            key={id}
            data-twin={wideOnly ? true : undefined}
            className={classNames(styles.fact, wideOnly && styles.more)}
          >
            <Icon of={icon} size="text" />
            <span>{text}</span>
          </span>
        ))}
      </div>
    </section>
  );
}

/** Allergies on a banner: `danger` where something is known, else a quiet sentence. */
export function AllergyMark(props: { danger?: boolean; icon: LucideIcon; children: ReactNode }) {
  const { danger, icon, children } = props;
  return (
    <span className={classNames(styles.allergy, danger && styles.danger)}>
      <Icon of={icon} size="text" />
      <span>{children}</span>
    </span>
  );
}
