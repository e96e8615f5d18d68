import type { RecordType } from '@hafi/contract/core/uploads';
import { ButtonLink } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Eye, FileDown } from 'lucide-react';
import { RecordingPlayer } from '../../kit/voice/recording-player.tsx';

/** What a document is, by its file. */
export function DocumentFormat({ mediaType }: { mediaType: RecordType }) {
  if (mediaType === 'application/pdf') return <Trans>PDF</Trans>;
  if (mediaType.startsWith('audio/')) return <Trans>Recording</Trans>;
  return <Trans>Picture</Trans>;
}

/** Opens the file of a document: a PDF is saved, a picture looked at, a recording heard. */
export function OpenDocument(props: { href: string; mediaType: RecordType; title: string }) {
  const { href, mediaType, title } = props;
  const named = <SrOnly> ({title})</SrOnly>;
  if (mediaType === 'application/pdf') {
    return (
      <ButtonLink as="a" href={href} download icon={FileDown}>
        <Trans>Save the PDF</Trans>
        {named}
      </ButtonLink>
    );
  }
  if (mediaType.startsWith('audio/')) {
    return (
      <>
        <RecordingPlayer label={title} src={href} />
        <ButtonLink as="a" href={href} download icon={FileDown} variant="second">
          <Trans>Save the recording</Trans>
          {named}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink as="a" href={href} target="_blank" rel="noreferrer" icon={Eye}>
      <Trans>Look at it</Trans>
      {named}
    </ButtonLink>
  );
}
