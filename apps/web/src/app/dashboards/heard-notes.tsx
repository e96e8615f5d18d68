import { Stack } from '@hafi/ui/layout/layout';
import { Suspense } from 'react';
import { useGlances } from '../../features/alerts/glances.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { stateOf } from '../../lib/query/known.ts';

const HeardNote = lazyPart(
  async () => (await import('../../features/checkins/mood/heard-note.tsx')).HeardNote,
);

/** What elders said in their own voice within the last days; nothing where nobody did. */
export function HeardNotes() {
  const known = stateOf(useGlances());
  const said = (known.is === 'answered' ? known.data : []).flatMap(({ checkIn, elder }) =>
    checkIn?.note ? [{ elder, note: checkIn.note }] : [],
  );
  if (said.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Stack as="ul" fill>
        {said.map(({ elder: { id, name }, note }) => (
          <HeardNote key={note.id} elderId={id} name={name} note={note} />
        ))}
      </Stack>
    </Suspense>
  );
}
