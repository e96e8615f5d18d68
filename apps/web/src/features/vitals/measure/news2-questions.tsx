import type { Elder } from '@hafi/contract/circle/circle.contract';
import {
  type BreathedGas,
  breathedGases,
  type Consciousness,
  consciousnessLevels,
} from '@hafi/contract/vitals/vital-kinds';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { consciousnessWords } from '../../../kit/vitals/alert-words.ts';
import type { ReadingDraft } from './reading-draft.ts';

const gases: Record<BreathedGas, MessageDescriptor> = {
  air: msg`Air`,
  oxygen: msg`Oxygen from a device`,
};

/** The further inputs of NEWS2: for health workers, collapsed, optional. */
export function News2Questions(props: {
  elder: Elder;
  draft: ReadingDraft;
  onChange: (draft: ReadingDraft) => void;
}) {
  const { elder, draft, onChange } = props;
  const { t } = useLingui();
  if (draft.kind !== 'oxygen-saturation' || elder.by === 'self') return null;
  return (
    <Accordion>
      <AccordionItem title={<Trans>For health workers: NEWS2</Trans>}>
        <Stack fill>
          <RadioGroup
            legend={t`What does ${elder.firstName} breathe?`}
            options={breathedGases.map((value) => ({ value, label: t(gases[value]) }))}
            value={draft.breathing ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, breathing: target.value as BreathedGas })
            }
          />
          <RadioGroup
            legend={t`How awake is ${elder.firstName}?`}
            options={consciousnessLevels.map((value) => ({
              value,
              label: t(consciousnessWords[value]),
            }))}
            value={draft.consciousness ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, consciousness: target.value as Consciousness })
            }
          />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
