import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Conversation, Correspondent } from '@hafi/contract/messages/message.schemas';
import { likeness } from '@hafi/i18n/find-words';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure, QueryState } from '../../../lib/query/query-state.tsx';
import { silent } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useCorrespondents, useStartConversation } from '../messages.queries.ts';
import styles from './start.module.css';
import { StartChoice } from './start-choice.tsx';

/** Elders in whose circle one may write, and does not yet. */
const circlesOf = (elders: readonly Elder[], listed: readonly Conversation[]): Elder[] =>
  elders.filter(
    ({ by, id, permissions }) =>
      (by === 'self' || permissions.includes('messages')) &&
      !listed.some(({ elder, kind }) => kind === 'circle' && elder?.id === id),
  );

/** People with whom no conversation is listed. */
const peopleOf = (people: readonly Correspondent[], listed: readonly Conversation[]) =>
  people.filter(({ conversationId }) => !listed.some(({ id }) => id === conversationId));

/** Whom to write to: people, circles and Hafi, as far as they are not listed already. */
export function StartConversation(props: { listed: readonly Conversation[]; onClose: () => void }) {
  const { listed, onClose } = props;
  const { i18n, t } = useLingui();
  const { id: me, roles } = useAccount();
  const navigate = useNavigate();
  const query = useCorrespondents();
  const elders = useElders();
  const start = useStartConversation();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const fits = (name: string) => words === '' || likeness(name, words) > 0;
  const throughWords = ({ through }: Correspondent) => {
    const name = through?.name;
    return name ? t`Through the circle of ${name}` : undefined;
  };
  const begin = (whom: Parameters<typeof start.mutate>[0]) =>
    start.mutate(whom, {
      done: silent,
      onSuccess: ({ id }) => {
        onClose();
        void navigate(paths.conversation(id));
      },
    });
  const circles = circlesOf(dataOf(elders) ?? [], listed)
    .map(({ firstName, id }) => ({
      id,
      name: id === me ? t`My circle` : t`Around ${firstName}`,
    }))
    .filter(({ name }) => fits(name));
  const mayAskHafi =
    !roles.includes('ADMIN') && !listed.some(({ kind }) => kind === 'support') && fits('Hafi');
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Start New Conversation</Trans>}
      actions={
        <Button variant="second" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SearchField
        label={t`Search people`}
        placeholder={t`Search people...`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {start.error ? (
        <Alert tone="error" live="assertive">
          {problemText(start.error, i18n)}
        </Alert>
      ) : null}
      <div className={styles.choices} aria-busy={start.isPending || undefined}>
        <QueryFailure query={elders} failed={t`Your circles did not arrive`} />
        <QueryState
          query={query}
          label={t`Loading the people you can write to`}
          failed={t`The people did not arrive`}
        >
          {(all) => {
            const people = peopleOf(all, listed).filter(({ name }) => fits(name));
            if (people.length === 0 && circles.length === 0 && !mayAskHafi) {
              return (
                <Empty title={words ? t`Nobody has this name` : t`Nobody else to write to yet`}>
                  {t`You can write to the people of your circle, and to those who help you.`}
                </Empty>
              );
            }
            return (
              <ul className={styles.list}>
                {circles.map(({ id, name }) => (
                  <StartChoice
                    key={id}
                    personId={id}
                    name={name}
                    line={t`Everybody in the circle reads it`}
                    onPress={() => begin({ elderId: id })}
                  />
                ))}
                {people.map((person) => (
                  <StartChoice
                    key={person.id}
                    personId={person.id}
                    name={person.name}
                    photo={person.photo}
                    line={throughWords(person)}
                    onPress={() => begin({ personId: person.id })}
                  />
                ))}
                {mayAskHafi ? (
                  <StartChoice
                    personId="Hafi"
                    name={t`Write to Hafi`}
                    line={t`A coordinator answers you`}
                    onPress={() => begin({ support: true })}
                  />
                ) : null}
              </ul>
            );
          }}
        </QueryState>
      </div>
    </Dialog>
  );
}
