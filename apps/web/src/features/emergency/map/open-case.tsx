import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { getGateOfEmergency } from '@hafi/contract/emergency/gate-photo.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Since } from '../../../kit/emergency/since.tsx';
import { urlOf } from '../../../lib/api.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { AmbulanceCalled } from '../running/ambulance.tsx';
import { Coordinate } from '../running/coordinate.tsx';
import { EndOnDevice } from '../running/end-on-device.tsx';
import { MedicalCard } from '../running/medical-card.tsx';
import { NotUpToDate } from '../running/not-up-to-date.tsx';
import { PlaceCard } from '../running/place-card.tsx';
import { ResponderActs } from '../running/responder-acts.tsx';
import { useEmergency, useSayEmergency } from '../running/running.queries.ts';
import { Timeline } from '../running/timeline.tsx';
import { OthersCome } from '../running/who-comes.tsx';
import { WhoKnows } from '../running/who-knows.tsx';
import styles from './open-case.module.css';

function Case({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const { elder, id } = view;
  const { age } = elder;
  const say = useSayEmergency(id);
  const contact = view.responders.find(({ level, phone }) => level === 'contacts' && phone);
  const contactName = contact?.firstName;
  if (hasEnded(view.state)) {
    return (
      <p>
        <Trans>It has ended.</Trans>
      </p>
    );
  }
  return (
    <>
      {age === null ? null : <p>{t`${age} years old`}</p>}
      <AmbulanceCalled view={view} />
      <OthersCome view={view} />
      <ResponderActs view={view} say={say} from="desk" />
      <div className={styles.calls}>
        {contact ? (
          <ButtonLink href={`tel:${contact.phone}`} variant="second" icon={Phone}>
            {t`Call ${contactName}`}
          </ButtonLink>
        ) : null}
        <ButtonLink as={Link} to={paths.runningEmergency(id, elder.id ?? '')} variant="second">
          <Trans>Its own page</Trans>
        </ButtonLink>
      </div>
      <PlaceCard view={view} gate={urlOf(getGateOfEmergency, { params: { id } })} />
      <MedicalCard view={view} />
      <WhoKnows view={view} />
      <Coordinate view={view} />
      <Timeline view={view} open />
    </>
  );
}

/** One emergency beside the list: who knows, what a coordinator can do, and what has happened. */
export function OpenCase({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useEmergency(id);
  const view = dataOf(query);
  return (
    <Sheet
      title={view?.elder.name ?? <Trans>One emergency</Trans>}
      aside={view ? <Since at={view.startedAt} /> : null}
    >
      <SheetBody>
        <QueryState
          query={query}
          label={t`Loading the emergency`}
          failed={t`How it stands did not arrive. Call now.`}
          rows={3}
        >
          {(shown) => (
            <>
              <NotUpToDate query={query} view={shown} />
              <EndOnDevice id={id} view={hasEnded(shown.state) ? null : shown} />
              <OutcomePlace>
                <Case view={shown} />
              </OutcomePlace>
            </>
          )}
        </QueryState>
      </SheetBody>
    </Sheet>
  );
}
