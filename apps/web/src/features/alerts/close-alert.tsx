import { Button } from '@hafi/ui/button/button';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useWork } from '../../lib/query/use-work.ts';
import { reopen } from '../../lib/update/reopen.ts';
import type { ClosingNote } from './closing-note.tsx';

const closeIt = msg`Close with a note`;

type Question = ComponentType<ComponentProps<typeof ClosingNote>>;

/** A button that asks for a note and closes an urgent alert with it. The form is loaded when pressed. */
export function CloseAlert(props: { alertId: string; elderId: string; name: string }) {
  const { alertId, elderId, name } = props;
  const { t } = useLingui();
  const [question, setQuestion] = useState<{ Ask: Question } | null>(null);
  const opening = useWork(async () => {
    const loaded = await import('./closing-note.tsx').catch(reopen);
    setQuestion({ Ask: loaded.ClosingNote });
  });
  return (
    <>
      <Button
        variant="second"
        icon={Check}
        wide
        onClick={() => opening.mutate(undefined, { done: null })}
        aria-label={`${t(closeIt)}: ${name}`}
      >
        {t(closeIt)}
      </Button>
      {question ? (
        <question.Ask
          alertId={alertId}
          elderId={elderId}
          name={name}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
