import { ButtonLink } from '@hafi/ui/button/button';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens a paper that the server keeps: a PDF is saved, a picture opens beside the page. */
export function PaperLink(props: { href: string; mediaType: string; children: ReactNode }) {
  const { children, href, mediaType } = props;
  return (
    <ButtonLink
      as="a"
      variant="second"
      href={href}
      icon={FileText}
      {...(mediaType === 'application/pdf' ? { download: true } : { target: '_blank' })}
    >
      {children}
    </ButtonLink>
  );
}
