import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { stateOf } from '../../../lib/query/known.ts';
import { useSession } from '../../../lib/session.ts';
import type { Whom } from './use-whom.ts';

/** Asks for the patient, if the person keeps elders' bookings; renders nothing otherwise. */
export function WhomChoice(props: {
  whom: Whom;
  value: string | null;
  onPick: (whom: string) => void;
}) {
  const { whom, value, onPick } = props;
  const { t } = useLingui();
  const { account } = useSession();
  const { elders } = whom;
  if (stateOf(elders).is === 'failed') {
    return (
      <Stack fill>
        <Alert tone="error" live="assertive">
          <Trans>We could not find out for whom you may book.</Trans>
        </Alert>
        <Row>
          <Button variant="second" icon={RotateCw} onClick={() => elders.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Row>
      </Stack>
    );
  }
  if (!account || !(whom.gone || whom.all.length > 0)) return null;
  const choice = (
    <RadioGroup
      name="elder"
      legend={<Trans>For whom is the visit?</Trans>}
      legendVariant="heading"
      value={value ?? ''}
      onChange={(event) => onPick(event.target.value)}
      options={[
        ...whom.all.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'self', label: t`Myself` },
      ]}
    />
  );
  if (!whom.gone) return choice;
  return (
    <Stack fill>
      <Alert tone="warning" live="polite" title={<Trans>You cannot see this person now.</Trans>}>
        <Trans>Choose for whom the visit is, or ask who looks after the circle.</Trans>
      </Alert>
      {choice}
    </Stack>
  );
}
