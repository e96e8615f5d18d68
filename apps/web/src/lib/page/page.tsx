import { Lead, Stack } from '@hafi/ui/layout/layout';
import type { ReactNode } from 'react';
import { usePageHead } from './page-head.ts';

/** A page with its one heading, named alike in the browser's tab. */
export function Page(props: {
  title: string;
  /** For search engines; pages that visitors can open have one. */
  description?: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { title, description, lead, children } = props;
  usePageHead({ title, description });
  return (
    <Stack fill gap="section">
      <Stack gap="tight">
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
      </Stack>
      {children}
    </Stack>
  );
}

/** One part of a page under its heading. */
export function PagePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" fill>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
