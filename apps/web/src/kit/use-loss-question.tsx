import { type ReactNode, Suspense, useState } from 'react';
import { sayFailed } from '../lib/failed-act.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { type Lost, lostAtSignOut } from '../lib/lost-at-sign-out.ts';
import { knownAccountId } from '../lib/session.ts';

const LossQuestion = lazyPart(async () => (await import('./loss-question.tsx')).LossQuestion);

interface Requested {
  readonly lost: Lost;
  readonly act: () => Promise<void>;
}

/**
 * Does an act that deletes what the signed-in person began and did not send. Where something would be
 * lost, `question`, which the caller draws outside its menu, asks first; `yes` is its key.
 */
export function useLossQuestion(yes: ReactNode): {
  /** Its failure is the act's own to say, until it has been asked about. */
  readonly orAsk: (act: () => Promise<void>) => Promise<void>;
  readonly question: ReactNode;
} {
  const [requested, setRequested] = useState<Requested | null>(null);
  return {
    orAsk: async (act) => {
      // Nobody is shown what somebody else has begun.
      const person = knownAccountId();
      const lost = person === null ? null : lostAtSignOut(person);
      if (!lost) return act();
      await LossQuestion.need().then(() => setRequested({ lost, act }), sayFailed);
    },
    question: requested ? (
      <Suspense fallback={null}>
        <LossQuestion
          lost={requested.lost}
          yes={yes}
          onStay={() => setRequested(null)}
          onLeave={requested.act}
        />
      </Suspense>
    ) : null,
  };
}
