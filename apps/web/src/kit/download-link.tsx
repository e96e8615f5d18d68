import type { Endpoint } from '@hafi/contract/core/endpoint';
import { ButtonLink } from '@hafi/ui/button/button';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CallOptions, urlOf } from '../lib/api.ts';
import { downloadFile } from '../lib/files/download-file.ts';
import { useWork } from '../lib/query/use-work.ts';

type Given<E extends Endpoint> = Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query')>;

/**
 * A link to a file of an endpoint. Pressed, the page fetches it, and says when that failed; opened in
 * another way, it is a plain link.
 */
export function DownloadLink<E extends Endpoint>(props: {
  file: E;
  given: Given<E>;
  /** The name of the file. */
  name: string;
  variant?: 'leaf' | 'second' | 'link';
  icon?: LucideIcon;
  children: ReactNode;
}) {
  const { children, file, given, icon, name, variant = 'leaf' } = props;
  const { t } = useLingui();
  const save = useWork(() => downloadFile(file, given));
  return (
    <ButtonLink
      href={urlOf(file, given)}
      download={name}
      variant={variant}
      {...(icon ? { icon } : {})}
      aria-busy={save.isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(undefined, { done: t`The file is downloaded.` });
      }}
    >
      {children}
    </ButtonLink>
  );
}
