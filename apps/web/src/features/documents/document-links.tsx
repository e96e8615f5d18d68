import type { DocumentShare } from '@hafi/contract/documents/document.schemas';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { OpenLinks } from '../../kit/documents/open-links.tsx';
import { useEndShare } from './documents.queries.ts';

/** The open links of a document. */
export function DocumentLinks(props: {
  elderId: string;
  title: string;
  shares: readonly DocumentShare[];
}) {
  const { elderId, shares, title } = props;
  const end = useEndShare(elderId);
  if (shares.length === 0) return null;
  return (
    <Stack fill gap="tight">
      <h4>
        <Trans>Open links</Trans>
      </h4>
      <OpenLinks title={title} links={shares} end={end} />
    </Stack>
  );
}
