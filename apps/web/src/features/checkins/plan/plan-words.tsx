import {
  type CheckInPlan,
  coordinatorsAfterMinutes,
} from '@hafi/contract/checkins/check-in-plan.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { dayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

const daysOfWeek = 7;

/** A plan for who may not change it. */
export function PlanFacts({ plan }: { plan: CheckInPlan }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { isOn, pause, tellAfterMinutes: minutes, time, weekdays } = plan;
  if (!isOn) {
    return (
      <p>
        <Trans>Nobody is told when no check-in comes.</Trans>
      </p>
    );
  }
  const days = weekdays.map((day) => dayNames[locale][day - 1]).join(', ');
  const others = plan.otherTimes
    ?.map((each) => `${dayNames[locale][each.weekday - 1]} ${each.time}`)
    .join(', ');
  const until = pause && formatDate(pause.until, locale, { style: 'weekday' });
  return (
    <Facts
      facts={[
        { term: t`By what time? (clock of Rwanda)`, value: time },
        { term: t`On which days?`, value: weekdays.length === daysOfWeek ? t`Every day` : days },
        ...(others ? [{ term: t`Other hours`, value: others }] : []),
        { term: t`When are people told?`, value: t`${minutes} minutes after the hour` },
        ...(until ? [{ term: t`Paused until`, value: until }] : []),
        ...(pause?.reason ? [{ term: t`Why`, value: pause.reason }] : []),
      ]}
    />
  );
}

/** What makes the plan worth less than it says. */
export function PlanGaps({ elder, plan }: { elder: Elder; plan: CheckInPlan }) {
  const name = elder.firstName;
  const own = elder.by === 'self';
  if (!plan.isOn) return null;
  return (
    <>
      {plan.told === 0 ? (
        <Alert tone="warning">
          {own ? (
            <Trans>
              Nobody in your circle receives alerts. When you do not check in, only a coordinator is
              told.
            </Trans>
          ) : (
            <Trans>
              Nobody in this circle receives alerts. When no check-in comes, only a coordinator is
              told.
            </Trans>
          )}
        </Alert>
      ) : null}
      {plan.reachable ? null : (
        <Alert tone="warning">
          {own ? (
            <Trans>We have no number, address or device by which to remind you.</Trans>
          ) : (
            <Trans>We have no number, address or device by which to remind {name}.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}

/** What happens at which time. */
export function PlanSteps({ elder, plan }: { elder: Elder; plan: CheckInPlan }) {
  const name = elder.firstName;
  const own = elder.by === 'self';
  const { told, tellAfterMinutes: minutes } = plan;
  const later = minutes + coordinatorsAfterMinutes;
  return (
    <Stack as="section" fill aria-labelledby="plan-steps">
      <h2 id="plan-steps">
        <Trans>What happens when it is on</Trans>
      </h2>
      <ol>
        <li>
          {own ? (
            <Trans>You are reminded 3 hours, 1 hour and 10 minutes before, and at the hour.</Trans>
          ) : (
            <Trans>
              {name} is reminded 3 hours, 1 hour and 10 minutes before, and at the hour.
            </Trans>
          )}{' '}
          <Trans>Before the hour nobody is woken at night.</Trans>
        </li>
        <li>
          {told === 0 ? (
            <Trans>{minutes} minutes after the hour a coordinator is told.</Trans>
          ) : (
            <Trans>
              {minutes} minutes after the hour the circle is told:{' '}
              <Plural value={told} one="# person" other="# people" />.
            </Trans>
          )}
        </li>
        {told === 0 ? null : (
          <li>
            <Trans>
              {later} minutes after the hour, if nobody looks after it, a coordinator is told.
            </Trans>
          </li>
        )}
        <li>
          <Trans>As soon as the check-in comes, everybody who was told gets the all-clear.</Trans>
        </li>
      </ol>
    </Stack>
  );
}
