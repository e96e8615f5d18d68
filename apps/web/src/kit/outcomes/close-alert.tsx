import { Button } from '@hafi/ui/button/button';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useWork } from '../../lib/query/use-work.ts';
import { reopen } from '../../lib/update/reopen.ts';
import type { CloseAct, ClosingNote } from './closing-note.tsx';

const closeIt = msg`Close with a note`;

type Question = ComponentType<ComponentProps<typeof ClosingNote>>;

/** A button that asks how an urgent alert ended and closes it. The form is loaded when pressed. */
export function CloseAlert(props: {
  alertId: string;
  close: CloseAct;
  name: string;
  own?: boolean;
}) {
  const { alertId, close, name, own = false } = props;
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
          close={close}
          name={name}
          own={own}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
