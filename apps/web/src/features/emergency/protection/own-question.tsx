import { links } from '@hafi/contract/core/links';
import type { Protection } from '@hafi/contract/emergency/protection.schemas';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import styles from './protection.module.css';
import { useAnswerAsMember } from './protection.queries.ts';
import { isOwnUnconfirmed } from './protection-words.ts';

/**
 * The question to a member who would be called; once they agreed, the way to take it back, and to
 * be reached where nothing of theirs is confirmed.
 */
export function OwnQuestion({ protection }: { protection: Protection }) {
  const { t } = useLingui();
  const say = useSayOutcome();
  const answer = useAnswerAsMember(protection.elder.id);
  const own = protection.contacts.find(({ you }) => you);
  const { firstName, name } = protection.elder;
  const send = (agrees: boolean) => () => {
    say(null);
    answer.mutate(agrees, {
      done: agrees
        ? t`Thank you. ${firstName} sees that you agreed.`
        : t`Thank you for saying so. ${firstName} is told.`,
    });
  };
  if (!own) return null;
  if (own.standing === 'agreed') {
    return (
      <div className={styles.answers}>
        <ActFailure act={answer} />
        {isOwnUnconfirmed(protection) ? (
          <>
            <p>
              <Trans>
                For a message to reach you, confirm your number or your e-mail with a code.
              </Trans>
            </p>
            <ButtonLink as={Link} to={links.profile} wide>
              <Trans>Confirm my number or e-mail</Trans>
            </ButtonLink>
          </>
        ) : null}
        <Button variant="second" busy={answer.isPending} onClick={send(false)}>
          <Trans>I cannot be reached any more</Trans>
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" edge="sun" aria-labelledby="own-question" className={styles.answers}>
      <h2 id="own-question">
        <Trans>{name} would call you in an emergency</Trans>
      </h2>
      <p>
        <Trans>Can you be reached on this phone?</Trans>
      </p>
      <ActFailure act={answer} />
      <Button wide busy={answer.isPending} onClick={send(true)}>
        <Trans>Yes, I agree</Trans>
      </Button>
      {own.standing === 'refused' ? null : (
        <Button variant="second" wide busy={answer.isPending} onClick={send(false)}>
          <Trans>No, not me</Trans>
        </Button>
      )}
    </Card>
  );
}
