import type { Protection, ProtectionContact } from '@hafi/contract/emergency/protection.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Name } from '@hafi/ui/name/name';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './protection.module.css';
import { useAskContact } from './protection.queries.ts';

/** How far somebody has agreed, in words; never "sent" of what has not left. */
function useStatusWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ at, standing: status, unreached, you }: ProtectionContact): string => {
    const day = at ? formatDate(new Date(at), locale, { style: 'day-month' }) : '';
    const unconfirmed = you
      ? t`You cannot be reached: neither your number nor your e-mail is confirmed.`
      : t`Cannot be reached: neither number nor e-mail is confirmed.`;
    const lost =
      unreached === 'no-address' ? unconfirmed : t`Cannot be reached: the message did not arrive.`;
    const words: Record<typeof status, () => string> = {
      agreed: () => (unreached ? `${t`Agreed on ${day}`}. ${lost}` : t`Agreed on ${day}`),
      refused: () => t`Said no on ${day}`,
      asked: () => t`Asked on ${day}, has not answered yet`,
      waiting: () => t`Asked in Hafi; the message to the phone is on its way`,
      unreached: () => lost,
      lapsed: () => t`Agreed on ${day}, more than a year ago`,
      'not-asked': () => t`Not asked yet`,
    };
    return words[status]();
  };
}

/** Somebody who would be called: how far they have agreed, and the button that asks them. */
export function ContactLine(props: { protection: Protection; contact: ProtectionContact }) {
  const { contact, protection } = props;
  const { elder, mayAsk } = protection;
  const { firstName, id, mayBeAsked, name, photo, standing: status, unreached, you } = contact;
  const { t } = useLingui();
  const say = useSayOutcome();
  const words = useStatusWords();
  const ask = useAskContact(elder.id);
  const isSettled = status === 'agreed' && unreached === null;
  return (
    <li className={styles.contact}>
      <div className={styles.who}>
        <Tile personId={id ?? name} name={name} photo={photo} size="small" />
        <div>
          <h3>{you ? <Trans>You</Trans> : <Name>{name}</Name>}</h3>
          <p data-standing={status}>{words(contact)}</p>
        </div>
      </div>
      {mayAsk && mayBeAsked && !isSettled && !you ? (
        <Button
          variant="second"
          icon={MessageCircleQuestion}
          busy={ask.isPending}
          onClick={() => {
            say(null);
            ask.mutate(id, {
              done: t`The question to ${firstName} is on its way. The answer will stand here.`,
            });
          }}
        >
          <Trans>Ask whether they can be reached</Trans> <SrOnly>{name}</SrOnly>
        </Button>
      ) : null}
      <ActFailure act={ask} />
    </li>
  );
}
