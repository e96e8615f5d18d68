import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useState } from 'react';
import { useRunTitle } from './use-run-title.ts';
import { Knowing } from './who-knows.tsx';

const changedSince = (before: readonly Responder[], now: readonly Responder[]) =>
  now.filter(({ key, knows }) => before.find((each) => each.key === key)?.knows !== knows);

/**
 * Says what has changed since the page opened to who hears it: what it has come to, and who knows
 * what. What stays the same is not repeated with each answer of the server.
 */
export function RunNews({ view }: { view: EmergencyView }) {
  const title = useRunTitle(view);
  const { responders } = view;
  const [last, setLast] = useState({ title, responders });
  const [news, setNews] = useState<{ title: string | null; changed: readonly Responder[] }>({
    title: null,
    changed: [],
  });
  const changed = changedSince(last.responders, responders);
  if (title !== last.title || changed.length > 0) {
    setLast({ title, responders });
    setNews({ title: title === last.title ? null : title, changed });
  }
  return (
    <SrOnly role="status">
      {news.title ? `${news.title}. ` : null}
      {news.changed
        .filter(({ you }) => !you)
        .map(({ by, firstName, key, knows, smsArrived }) => (
          <span key={key}>
            {firstName}: <Knowing by={by} knows={knows} smsArrived={smsArrived} />.{' '}
          </span>
        ))}
    </SrOnly>
  );
}
