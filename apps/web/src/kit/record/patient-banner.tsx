import { ageOn } from '@hafi/base/age-on';
import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { getIdentity } from '@hafi/contract/record/record.contract';
import type { Identity } from '@hafi/contract/record/record.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Person } from '@hafi/ui/person/person';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useLocale } from '../../lib/words/locale.ts';

function Allergies(props: Pick<Identity, 'allergies' | 'allergiesAsked' | 'ownWords'>) {
  const { allergies, allergiesAsked: requested, ownWords } = props;
  const { t } = useLingui();
  const locale = useLocale();
  if (allergies.length === 0 && ownWords === null) {
    const day = requested ? formatDate(new Date(requested.at), locale) : '';
    const by = requested?.by ?? '';
    return (
      <p>
        {requested && by ? (
          <Trans>
            Allergies: none now (asked on {day}, by {by}).
          </Trans>
        ) : requested ? (
          <Trans>Allergies: none now (asked on {day}).</Trans>
        ) : (
          <Trans>Allergies: none is written down. Nobody may have asked.</Trans>
        )}
      </p>
    );
  }
  const names = allergies.map(({ criticality, substance }) =>
    criticality === 'high' ? t`${substance} (can be dangerous to life)` : substance,
  );
  return (
    <Alert tone="error" title={<Trans>Allergies:</Trans>}>
      {names.join(', ')}
      {ownWords === null ? null : (
        <>
          {names.length > 0 ? '. ' : null}
          <Trans>In own words: {ownWords}</Trans>
        </>
      )}
    </Alert>
  );
}

/** Age and sex in one line; what nobody has said is called unknown. */
function useLine() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ birthdate, sex }: Identity): string => {
    const sexes = { female: t`Woman`, male: t`Man` };
    const years = birthdate === null ? 0 : ageOn(birthdate, dayInKigali(clockNow()));
    const born = birthdate === null ? '' : formatDate(birthdate, locale);
    return [
      birthdate === null
        ? t`Age not known`
        : t`${plural(years, { one: '# year', other: '# years' })}, born ${born}`,
      sex === null ? t`Sex not known` : sexes[sex],
    ].join(' · ');
  };
}

/**
 * Whom a page of somebody else's health is about: full name, age, sex, and allergies in alarm
 * style. Draws nothing on pages of one's own health.
 */
export function PatientBanner({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const lineOf = useLine();
  const other = elder.by !== 'self';
  const maySee = elder.permissions.includes('health:read');
  const identity = useAnswer(
    getIdentity,
    { params: { id: elder.id } },
    { enabled: other && maySee },
  );
  if (!other) return null;
  const { id, name, photo } = elder;
  return (
    <Card as="section" aria-label={t`The person`}>
      <Stack fill gap="tight">
        {maySee ? (
          <QueryState
            query={identity}
            label={t`Loading age and allergies`}
            failed={t`Age, sex and allergies of ${name} could not be read. Ask before giving a medicine.`}
            rows={1}
          >
            {(data) => (
              <>
                <Person
                  personId={id}
                  name={data.name}
                  photo={photo ?? undefined}
                  heading={
                    <strong>
                      <Name>{data.name}</Name>
                    </strong>
                  }
                  line={lineOf(data)}
                />
                <Allergies {...data} />
              </>
            )}
          </QueryState>
        ) : (
          <Person
            personId={id}
            name={name}
            photo={photo ?? undefined}
            heading={
              <strong>
                <Name>{name}</Name>
              </strong>
            }
            line={t`You do not see age, sex and allergies.`}
          />
        )}
      </Stack>
    </Card>
  );
}
