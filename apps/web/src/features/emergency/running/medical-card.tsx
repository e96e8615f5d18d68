import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { type Fact, Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ambulance } from 'lucide-react';
import { useState } from 'react';
import { allergiesOf, illnessesOf, listed } from './card-facts.ts';
import { Handover } from './handover.tsx';

/** What a helper may have to know; only what the elder allowed. */
export function MedicalCard({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { card } = view;
  if (!card) return null;
  const unknown = t`Not written down`;
  const fact = (term: string, value: string | null): Fact => ({
    term,
    value: value || unknown,
    open: !value,
  });
  const facts = [
    fact(t`Blood type`, card.bloodType),
    fact(t`Allergy`, allergiesOf(card)),
    fact(t`Illnesses`, illnessesOf(card)),
    fact(t`Medicines`, listed(...card.medicines.map(({ name }) => name), card.medications)),
    ...(card.emergencyNotes ? [fact(t`Good to know`, card.emergencyNotes)] : []),
  ];
  return (
    <>
      <Card as="section" edge="alarm" aria-labelledby="medical-card">
        <Stack fill gap="tight">
          <h2 id="medical-card">
            <Trans>Medical card</Trans>
          </h2>
          <Facts facts={facts} narrow />
        </Stack>
      </Card>
      <Button variant="second" icon={Ambulance} wide onClick={() => setOpen(true)}>
        <Trans>Card for the ambulance</Trans>
      </Button>
      {open ? <Handover view={view} card={card} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
