import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRunTitle } from './use-run-title.ts';
import { Knowing } from './who-knows.tsx';

const changedSince = (before: readonly Responder[], now: readonly Responder[]) =>
  now.filter(({ ambulanceAt, key, knows }) => {
    const earlier = before.find((each) => each.key === key);
    return earlier?.knows !== knows || (ambulanceAt && !earlier.ambulanceAt);
  });

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
        .map(({ ambulanceAt, by, firstName, key, knows, smsArrived }) => (
          <span key={key}>
            {firstName}: <Knowing by={by} knows={knows} smsArrived={smsArrived} />
            {ambulanceAt ? <Trans>, has called 912</Trans> : null}.{' '}
          </span>
        ))}
    </SrOnly>
  );
}
