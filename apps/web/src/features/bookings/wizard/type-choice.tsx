import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { ChoiceList } from '@hafi/ui/choice-list/choice-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useKinds } from './free-times.queries.ts';
import type { LinkOn } from './use-wizard.ts';

const kindOf = (value: string) => value as AppointmentTypeId;

/** The duration, and the purpose or why it cannot be chosen. */
function KindDetail(props: {
  duration: number;
  description: string;
  time: string;
  offered: boolean;
  fits: boolean;
}) {
  const { duration, description, time, offered, fits } = props;
  const why = offered ? (
    <Trans>There is not enough time at {time}. Choose another time for it.</Trans>
  ) : (
    <Trans>This doctor does not offer it.</Trans>
  );
  return (
    <>
      <Plural value={duration} one="# minute" other="# minutes" />. {fits ? description : why}
    </>
  );
}

/** Chooses an appointment type; those that are not offered or do not fit say so. */
export function TypeChoice(props: {
  time: string;
  type: AppointmentTypeId | null;
  offered: readonly AppointmentTypeId[];
  /** Undefined while unknown. */
  fitting: readonly AppointmentTypeId[] | undefined;
  failed: boolean;
  onRetry: () => void;
  linkTo: (type: AppointmentTypeId) => LinkOn;
  onOtherTime: () => void;
}) {
  const { time, type, offered, fitting, failed, onRetry, linkTo, onOtherTime } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const kinds = useKinds();
  if (failed) {
    const again = (
      <Button variant="second" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    );
    return (
      <Failed title={t`The types of visit did not arrive`} action={again}>
        {t`Nothing is lost.`}
      </Failed>
    );
  }
  if (!fitting) return <Loading label={t`Loading the types of visit`} />;
  const otherTime = (
    <Button variant="second" onClick={onOtherTime}>
      <Trans>Choose another time</Trans>
    </Button>
  );
  return (
    <Stack fill>
      {fitting.length === 0 ? (
        <Alert tone="warning" live="polite" action={otherTime}>
          <Trans>{time} is no longer free. Everything else is kept.</Trans>
        </Alert>
      ) : null}
      <QueryState
        query={kinds}
        label={t`Loading the types of visit`}
        failed={t`The types of visit did not arrive`}
      >
        {(all) => (
          <ChoiceList
            as={Link}
            legend={<Trans>What kind of visit?</Trans>}
            chosen={type}
            linkOf={(value) => ({ to: linkTo(kindOf(value)).to })}
            onChoose={(value, event) => linkTo(kindOf(value)).onClick(event)}
            choices={all.map(({ id, name, duration, description, price }) => ({
              value: id,
              label: name,
              detail: (
                <KindDetail
                  duration={duration}
                  description={description}
                  time={time}
                  offered={offered.includes(id)}
                  fits={fitting.includes(id)}
                />
              ),
              note: formatRwf(price, locale),
              disabled: !fitting.includes(id),
            }))}
          />
        )}
      </QueryState>
    </Stack>
  );
}
