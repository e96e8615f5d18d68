import { Lead, Stack } from '@hafi/ui/layout/layout';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import { usePageHead } from './page-head.ts';

/** A page with its only h1, which is also the title of the browser's tab. */
export function Page(props: {
  title: string;
  /** For search engines; public pages have one. */
  description?: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { title, description, lead, children } = props;
  usePageHead({ title, description });
  return (
    <Stack fill gap="section">
      <Stack gap="tight" className={styles.head}>
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
      </Stack>
      {children}
    </Stack>
  );
}

/** A section of a page, with a heading. */
export function PagePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" fill>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
