import type { OwnBadge } from '@hafi/contract/badges/badge.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';

type Tone = 'info' | 'success' | 'warning';

function reviewOf({ review }: OwnBadge, due: string): readonly [Tone, ReactNode] {
  if (review === 'waiting') {
    return [
      'info',
      <Trans key="w">
        A coordinator looks at your papers, by {due} at the latest. Otherwise your money goes back.
      </Trans>,
    ];
  }
  if (review === 'asked') {
    return [
      'warning',
      <Trans key="a">
        A coordinator has a question. It waits for your answer, below, until {due}.
      </Trans>,
    ];
  }
  return ['info', <Trans key="s">It is paid. Add your papers and send them by {due}.</Trans>];
}

function overOf({ state }: OwnBadge): readonly [Tone, ReactNode] {
  if (state === 'refused') {
    return [
      'warning',
      <Trans key="r">
        It was not approved. The reason stands below. Your confirmation, appointments and home
        visits stay as they are.
      </Trans>,
    ];
  }
  if (state === 'lapsed') {
    return ['warning', <Trans key="l">It was not decided in time.</Trans>];
  }
  if (state === 'refunded') {
    return ['info', <Trans key="g">It has ended.</Trans>];
  }
  if (state === 'ended') {
    return ['warning', <Trans key="e">A coordinator has ended it. The reason stands below.</Trans>];
  }
  return ['info', <Trans key="n">You did without it.</Trans>];
}

/** How a badge stands, and what comes next. */
export function BadgeStatus({ badge }: { badge: OwnBadge }) {
  const locale = useLocale();
  const now = useNow();
  const account = useAccount();
  const { due, nameCheck, otherName, state, until } = badge;
  const on = (at: string | null) => (at ? formatDate(new Date(at), locale) : '');
  const end = on(until);
  const status = (): readonly [Tone, ReactNode] => {
    if (state === 'chosen') return ['info', <Trans key="c">It is chosen, and not paid yet.</Trans>];
    if (state === 'reviewing') return reviewOf(badge, on(due));
    if (state !== 'approved') return overOf(badge);
    if (until && new Date(until) > now) {
      if (otherName !== null) {
        return [
          'warning',
          nameCheck === 'asked' ? (
            <Trans key="q">
              It was approved for the name {otherName}, and is not shown. A coordinator has a
              question. It waits for your answer, below.
            </Trans>
          ) : nameCheck === null && !account.otherName ? (
            <Trans key="u">
              It is not shown, because it was approved for the name {otherName}. Put that name back,
              or write to us.
            </Trans>
          ) : (
            <Trans key="t">
              It was approved for the name {otherName}. A coordinator compares your papers with your
              new name. Until then it is not shown.
            </Trans>
          ),
        ];
      }
      return ['success', <Trans key="v">Approved. It is shown until {end}.</Trans>];
    }
    return ['info', <Trans key="o">It ended on {end}, and is not shown any more.</Trans>];
  };
  const [tone, text] = status();
  return (
    <Alert tone={tone} live="off">
      {text}
    </Alert>
  );
}
