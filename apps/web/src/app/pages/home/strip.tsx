import { Lead, Section, Stack, Wrap } from '@hafi/ui/layout/layout';
import type { ComponentProps, ReactNode } from 'react';
import styles from './strip.module.css';

/** A full-width section: bare ground, a sheet of paper, or the dark weave. */
export function Strip(props: {
  matter?: 'ground' | 'paper' | 'night';
  /** Directly below the header, without teeth between them. */
  first?: boolean;
  children: ReactNode;
}) {
  const { matter = 'ground', first, children } = props;
  const own = first ? styles.first : matter === 'night' && styles.night;
  return (
    <Section pinked={matter === 'paper'} className={`${styles.strip} ${own || ''}`}>
      <Wrap>{children}</Wrap>
    </Section>
  );
}

/** The heading of a section. */
export function Title(props: ComponentProps<'h2'>) {
  return <h2 {...props} className={styles.title} />;
}

/** A section in two parts: the topic, and its content. */
export function Chapter(props: {
  title: ReactNode;
  lead?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, more, children } = props;
  return (
    <div className={styles.chapter}>
      <Stack className={styles.head}>
        <Title>{title}</Title>
        {lead ? <Lead>{lead}</Lead> : null}
        {more}
      </Stack>
      {children}
    </div>
  );
}
