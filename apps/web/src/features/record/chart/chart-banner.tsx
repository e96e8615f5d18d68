import { ageOn } from '@hafi/base/age-on';
import { formatPhone } from '@hafi/base/format-phone';
import { dayInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Identity } from '@hafi/contract/record/record.schemas';
import { dayIn, formatDate, formatTime } from '@hafi/i18n/dates';
import { Name } from '@hafi/ui/name/name';
import {
  AllergyMark,
  type BannerFact,
  PatientBanner,
} from '@hafi/ui/patient-banner/patient-banner';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Phone, Shield, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useMeasuredHeight } from '../../../lib/page/use-measured-height.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { PendingMark } from '../../../lib/query/pending-mark.tsx';
import { QueryFailure, SlowAnswer } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useIdentity } from '../record.queries.ts';
import { insurerNames } from '../record-names.ts';
import { useClosing } from './use-closing.ts';

/** The most allergies whose names fit on the banner; the others are one press away. */
const most = 4;

/** The dangerous ones first. */
const byDanger = (allergies: Identity['allergies']) =>
  [...allergies].sort(
    (one, other) => Number(other.criticality === 'high') - Number(one.criticality === 'high'),
  );

function Allergies({ allergies, ownWords }: Pick<Identity, 'allergies' | 'ownWords'>) {
  const { t } = useLingui();
  if (allergies.length === 0 && ownWords === null) {
    return (
      <AllergyMark icon={TriangleAlert}>
        <Trans>No allergy is written down</Trans>
      </AllergyMark>
    );
  }
  const all = byDanger(allergies).map(({ criticality, substance }) =>
    criticality === 'high' ? t`${substance} (dangerous)` : substance,
  );
  const own = ownWords === null ? [] : [t`in own words: ${ownWords}`];
  const shown = [...all.slice(0, most), ...own];
  const names = shown.join(', ');
  const left = all.length - Math.min(all.length, most);
  return (
    <AllergyMark danger icon={TriangleAlert}>
      <Trans>Allergic: {names}</Trans>
      {left > 0 ? (
        <>
          {', '}
          <Link to="?tab=record">
            <Plural value={left} one="and # more" other="and # more" />
          </Link>
        </>
      ) : null}
    </AllergyMark>
  );
}

/** Age and sex; what nobody has said is called unknown. */
function useLine() {
  const { t } = useLingui();
  return ({ birthdate, sex }: Identity): string => {
    const sexes = { female: t`Woman`, male: t`Man` };
    const years = birthdate === null ? 0 : ageOn(birthdate, dayInKigali(clockNow()));
    const age =
      birthdate === null
        ? t`Age not known`
        : t`${plural(years, { one: '# year', other: '# years' })}`;
    return `${age}, ${sex === null ? t`Sex not known` : sexes[sex]}`;
  };
}

function useFacts() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ accessUntil, insurances, phoneNumber }: Identity): BannerFact[] => {
    const ends = accessUntil === null ? null : new Date(accessUntil);
    const until =
      ends &&
      `${formatDate(dayIn(ends, kigaliTimeZone), locale, { style: 'day-month' })}, ${formatTime(ends, kigaliTimeZone)}`;
    const names = insurances
      .map(({ insurer, insurerName }) => insurerName ?? t(insurerNames[insurer]))
      .join(', ');
    return [
      ...(phoneNumber
        ? [
            {
              id: 'phone',
              icon: Phone,
              text: <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>,
            },
          ]
        : []),
      ...(names ? [{ id: 'insurance', icon: Shield, text: names, wideOnly: true }] : []),
      {
        id: 'access',
        icon: KeyRound,
        text: until ? t`Access until ${until}` : t`In the circle`,
      },
    ];
  };
}

/** Whose chart this is: name, age, sex and allergies stay in sight whatever is done below. */
export function ChartBanner({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const lineOf = useLine();
  const factsOf = useFacts();
  const identity = useIdentity(elder.id);
  const head = useMeasuredHeight<HTMLElement>('--head');
  const state = statusOf(identity);
  useClosing(state);
  const { id, name, photo } = elder;
  const common = { ref: head, personId: id, photo, 'aria-label': t`The patient` };
  if (state.status !== 'answered') {
    return (
      <PatientBanner
        {...common}
        name={name}
        heading={
          <h1>
            <Name>{name}</Name>
          </h1>
        }
        line={state.status === 'pending' ? t`Loading age and allergies` : null}
        isAwaited={state.status === 'pending'}
      >
        <QueryFailure
          query={identity}
          failed={t`Age, sex and allergies of ${name} could not be read. Ask before giving a medicine.`}
        />
        <SlowAnswer query={identity} />
        <PendingMark query={identity} />
      </PatientBanner>
    );
  }
  const { data } = state;
  return (
    <PatientBanner
      {...common}
      name={data.name}
      heading={
        <h1>
          <Name>{data.name}</Name>
        </h1>
      }
      line={lineOf(data)}
      more={data.birthdate ? t`born ${formatDate(data.birthdate, locale)}` : undefined}
      facts={factsOf(data)}
    >
      <Allergies {...data} />
    </PatientBanner>
  );
}
