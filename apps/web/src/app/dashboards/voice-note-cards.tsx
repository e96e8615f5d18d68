import { Stack } from '@hafi/ui/layout/layout';
import { Suspense } from 'react';
import { useGlances } from '../../features/alerts/glances.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { statusOf } from '../../lib/query/guarded-query.ts';

const VoiceNoteCard = lazyPart(
  async () => (await import('../../features/checkins/mood/voice-note-card.tsx')).VoiceNoteCard,
);

/** What elders said in their own voice within the last days; nothing where nobody did. */
export function VoiceNoteCards() {
  const known = statusOf(useGlances());
  const said = (known.status === 'answered' ? known.data : []).flatMap(({ checkIn, elder }) =>
    checkIn?.note ? [{ elder, note: checkIn.note }] : [],
  );
  if (said.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Stack as="ul" fill>
        {said.map(({ elder: { id, name }, note }) => (
          <VoiceNoteCard key={note.id} elderId={id} name={name} note={note} />
        ))}
      </Stack>
    </Suspense>
  );
}
