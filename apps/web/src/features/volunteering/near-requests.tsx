import {
  type HelpKind,
  helpKinds,
  type Radius,
  radii,
  usualRadius,
} from '@hafi/contract/volunteering/volunteering-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Grid, Quiet } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { useAccount } from '../../lib/session.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { NearCard } from './near-card.tsx';
import { RequestList } from './request-list.tsx';
import { useNearRequests } from './volunteering.queries.ts';
import { kindWords } from './words/help-words.ts';

/** Without a home sector nothing is near; the district may be known from the sign-up. */
function HomeUnknown() {
  const { t } = useLingui();
  const { district } = useAccount().place;
  return (
    <Empty
      titleAs="h3"
      title={
        district ? t`In which sector of ${district} do you live?` : t`We do not know where you live`
      }
      action={
        <ButtonLink as={Link} to={paths.profile} icon={MapPin}>
          <Trans>Choose your sector</Trans>
        </ButtonLink>
      }
    >
      {district
        ? t`Choose your sector in your profile. Then you see who needs help near you.`
        : t`Choose your district and sector in your profile. Then you see who needs help near you.`}
    </Empty>
  );
}

function NobodyNear({ radius }: { radius: Radius }) {
  const { t } = useLingui();
  return (
    <Empty titleAs="h3" title={t`Nobody near you needs help now`}>
      {t`Within ${radius} km nothing is open. This list refreshes by itself.`}
    </Empty>
  );
}

/** Why a request was not given to the volunteer: its card, which had the focus, may be gone. */
function Refused({ by }: { by: unknown }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (by) box.current?.focus();
  }, [by]);
  return by ? (
    <Alert ref={box} tabIndex={-1} tone="error" live="assertive">
      {problemText(by, i18n)}
    </Alert>
  ) : null;
}

/** Open requests near the volunteer, soonest first. */
export function NearRequests() {
  const { t } = useLingui();
  const [radius, setRadius] = useState<Radius>(usualRadius);
  const [kind, setKind] = useState<HelpKind | ''>('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const near = useNearRequests({ radius, kind });
  const first = dataOf(near)?.pages[0];
  const home = first?.home;
  const mayAccept = first?.mayAccept ?? false;
  return (
    <Sheet title={<Trans>Who needs help near you</Trans>}>
      <SheetBody>
        {home ? (
          <Quiet>
            <Trans>
              Around {home.name}, {home.district}. You see the phone number once you accept.
            </Trans>
          </Quiet>
        ) : null}
        {home === null ? null : (
          <Grid column="narrow">
            <SelectField
              label={t`How far`}
              value={String(radius)}
              onChange={({ target }) =>
                setRadius(radii.find((each) => String(each) === target.value) ?? usualRadius)
              }
              options={radii.map((each) => ({ value: String(each), label: t`Up to ${each} km` }))}
            />
            <SelectField
              label={t`Which help`}
              value={kind}
              onChange={({ target }) =>
                setKind(helpKinds.find((each) => each === target.value) ?? '')
              }
              options={[
                { value: '', label: t`Every kind` },
                ...helpKinds.map((each) => ({ value: each, label: t(kindWords[each].name) })),
              ]}
            />
          </Grid>
        )}
        <Refused by={refusal} />
      </SheetBody>
      <OutcomePlace>
        <RequestList
          rows
          query={near}
          label={t`Looking for requests near you`}
          failed={t`The requests did not arrive`}
          empty={home === null ? <HomeUnknown /> : <NobodyNear radius={radius} />}
        >
          {(request) => (
            <NearCard
              key={request.id}
              request={request}
              mayAccept={mayAccept}
              onAccept={() => setRefusal(null)}
              onRefused={setRefusal}
            />
          )}
        </RequestList>
      </OutcomePlace>
    </Sheet>
  );
}
