import type { DevicePerson } from '@hafi/contract/accounts/device-people.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLossQuestion } from '../../../kit/use-loss-question.tsx';
import { paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { makeRoom } from './device-people.queries.ts';
import styles from './switch-person.module.css';

/** The people of this phone, and a way to sign in as somebody else. */
export function ChoosePerson(props: {
  people: readonly DevicePerson[];
  onChoose: (person: DevicePerson) => void;
}) {
  const { people, onChoose } = props;
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const { orAsk, question } = useLossQuestion(<Trans>Log out and lose it</Trans>);
  const other = () =>
    orAsk(async () => {
      await makeRoom();
      await navigate(paths.login);
    }).catch(setFailure);
  return (
    <Stack fill>
      <ul className={styles.people}>
        {people
          .filter(({ current }) => !current)
          .map((person) => (
            <li key={person.id}>
              <button type="button" className={styles.person} onClick={() => onChoose(person)}>
                <Tile personId={person.id} name={person.firstName} />
                <span className={styles.name}>
                  <Name>{person.firstName}</Name>
                </span>
                {person.locked ? <Badge tone="pending">{t`PIN locked`}</Badge> : null}
              </button>
            </li>
          ))}
      </ul>
      <Button variant="second" icon={UserPlus} wide onClick={other}>
        <Trans>Somebody else</Trans>
      </Button>
      {question}
      {failure ? (
        <Alert tone="error" live="assertive">
          {problemText(failure, i18n)}
        </Alert>
      ) : null}
    </Stack>
  );
}
