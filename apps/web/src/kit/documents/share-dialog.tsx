import type { ShareHours } from '@hafi/contract/documents/document-kinds';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Act } from '../../lib/query/use-work.ts';
import { ActFailure } from '../act-failure.tsx';
import { shareHourNames } from './hour-names.ts';
import { NewLink } from './new-link.tsx';

interface Made {
  readonly link: string;
  readonly expiresAt: string;
}

/**
 * Asks how long a link is valid, and shows the link. `says`: who sees what by it. `extra`: further
 * actions with the new link.
 */
export function ShareDialog<H extends ShareHours>(props: {
  /** What the link opens. */
  thing: string;
  title: ReactNode;
  says: ReactNode;
  hours: readonly H[];
  share: Act<Made, H>;
  onClose: () => void;
  extra?: (link: string) => ReactNode;
}) {
  const { extra, hours, onClose, says, share, thing, title } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState<H | undefined>(
    hours.find((each) => each === 24) ?? hours[0],
  );
  const made = share.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        made ? (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button
              busy={share.isPending}
              busyLabel={t`Please wait`}
              onClick={() =>
                chosen === undefined ? undefined : share.mutate(chosen, { done: null })
              }
            >
              <Trans>Make the link</Trans>
            </Button>
            <Button variant="second" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      {made ? (
        <NewLink url={made.link} expiresAt={made.expiresAt} title={thing}>
          {extra?.(made.link)}
        </NewLink>
      ) : (
        <Stack fill>
          <p>{says}</p>
          <RadioGroup
            legend={t`For how long?`}
            name="hours"
            value={String(chosen)}
            onChange={({ target }) =>
              setChosen(hours.find((each) => String(each) === target.value))
            }
            options={hours.map((each) => ({
              value: String(each),
              label: t(shareHourNames[each]),
            }))}
          />
          <ActFailure act={share} />
        </Stack>
      )}
    </Dialog>
  );
}
