import { Lead, Section, Stack, Wrap } from '@hafi/ui/layout/layout';
import type { ComponentProps, ReactNode } from 'react';
import styles from './strip.module.css';

/** A strip of the page from edge to edge: bare ground, a sheet of paper, or the dark weave. */
export function Strip(props: {
  matter?: 'ground' | 'paper' | 'night';
  /** Lies right below the header, without teeth between them. */
  first?: boolean;
  children: ReactNode;
}) {
  const { matter = 'ground', first, children } = props;
  const own = first ? styles.first : undefined;
  return (
    <Section pinked={matter === 'paper'} className={matter === 'night' ? styles.night : own}>
      <Wrap>{children}</Wrap>
    </Section>
  );
}

/** The heading of a strip. */
export function Title(props: ComponentProps<'h2'>) {
  return <h2 {...props} className={styles.title} />;
}

/** A strip in two parts: what it is about, and its lines. */
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
