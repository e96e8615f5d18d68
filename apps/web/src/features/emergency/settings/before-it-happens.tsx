import { getEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import type { CallFor } from '../call/own-call.ts';
import { CallOrder } from './call-order.tsx';
import { Drill } from './drill.tsx';
import { GatePhoto } from './gate-photo.tsx';
import { SettingsForm } from './settings-form.tsx';

const ProtectionSheet = lazyPart(
  async () => (await import('../protection/protection-sheet.tsx')).ProtectionSheet,
);

function Opened({ elder }: { elder: CallFor }) {
  const { t } = useLingui();
  const settings = useAnswer(getEmergencySettings, { params: { id: elder.id } });
  return (
    <OutcomePlace>
      <Stack fill gap="loose">
        <Suspense>
          <ProtectionSheet elderId={elder.id} />
        </Suspense>
        <CallOrder elderId={elder.id} />
        <QueryState
          query={settings}
          label={t`Loading...`}
          failed={t`The settings did not arrive`}
          compact
        >
          {(data) => (
            <>
              <SettingsForm elder={elder} settings={data} />
              <GatePhoto elder={elder} exists={data.gatePhoto} />
            </>
          )}
        </QueryState>
        <Drill elder={elder} />
      </Stack>
    </OutcomePlace>
  );
}

/** What an elder, or who decides for them, says and tries out before help is needed. */
export function BeforeItHappens({ elder }: { elder: CallFor }) {
  // Whoever comes to call for help asks the network for nothing else.
  const [everOpened, setEverOpened] = useState(false);
  return (
    <Accordion>
      <AccordionItem
        title={<Trans>Before it happens</Trans>}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setEverOpened(true);
        }}
      >
        {everOpened ? <Opened elder={elder} /> : null}
      </AccordionItem>
    </Accordion>
  );
}
