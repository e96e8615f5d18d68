import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { AllFaces, Face, Faces } from '@hafi/ui/faces/faces';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useOwnPeople } from '../../../features/emergency/people-to-call.queries.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryFailure, SlowAnswer } from '../../../lib/query/query-state.tsx';
import styles from './elder-home.module.css';

/** As many faces as stand in one row. */
const shown = 3;

function Nobody() {
  return (
    <div className={styles.nobody}>
      <p>
        <Trans>You have nobody to call here yet. Invite a daughter or son, or a neighbour.</Trans>
      </p>
      <ButtonLink as={Link} to={paths.circle} variant="second" icon={UserPlus} wide>
        <Trans>Invite somebody</Trans>
      </ButtonLink>
    </div>
  );
}

/** The faces of the person's people: one tap calls. */
export function FacesToCall() {
  const { t } = useLingui();
  const { people, query } = useOwnPeople();
  const title = t`Tap a face to call`;
  const draw = () => {
    if (people === null) {
      return (
        <>
          <Loading label={t`Loading your people`} rows={1} />
          <SlowAnswer query={query} />
        </>
      );
    }
    if (people.length === 0) return <Nobody />;
    return (
      <Faces aria-label={title}>
        {people.slice(0, shown).map(({ firstName, id, name, phone, photo }) => (
          <Face
            key={phone}
            personId={id ?? phone}
            name={name}
            photo={photo}
            href={`tel:${phone}`}
            aria-label={t`Call ${name}`}
          >
            {firstName}
          </Face>
        ))}
        <AllFaces as={Link} to={paths.circle}>
          <Trans>All</Trans>
        </AllFaces>
      </Faces>
    );
  };
  return (
    <Card as="section" aria-label={title} className={styles.faces}>
      <h2>{title}</h2>
      {people === null && query.isError ? (
        <QueryFailure query={query} failed={t`Your people did not arrive`} />
      ) : (
        draw()
      )}
    </Card>
  );
}
