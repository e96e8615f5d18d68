import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { mapLink } from '../../../kit/position/map-link.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';

import { GateImage } from '../place/gate-image.tsx';

/** Where to go: the way to the house in words, and the position if the phone gave one. */
export function PlaceCard(props: {
  view: EmergencyView;
  /** Where the photo of the gate is, if there is one. */
  gate: string;
}) {
  const { gate, view } = props;
  const { gatePhoto, home, landmarks, position } = view.place;
  const time = useKigaliWhen();
  if (!home && !landmarks && !position && !gatePhoto) {
    return (
      <Card as="section">
        <p>
          <Trans>Where the house is, nobody has written down. Call.</Trans>
        </p>
      </Card>
    );
  }
  const at = position ? time(position.at) : '';
  const metres = Math.round(position?.accuracy ?? 0);
  return (
    <Card as="section" aria-labelledby="place">
      <Stack fill gap="tight">
        <h2 id="place">
          <Trans>The way there</Trans>
        </h2>
        {home ? <p>{home}</p> : null}
        {landmarks ? (
          <p>
            <b>{landmarks}</b>
          </p>
        ) : null}
        {gatePhoto ? <GateImage src={gate} /> : null}
        {position ? (
          <>
            {/* Opens only when pressed: nothing is asked of another service before. */}
            <ButtonLink
              variant="second"
              icon={MapPin}
              href={mapLink(position)}
              rel="noreferrer"
              target="_blank"
              wide
            >
              <Trans>Open on the map</Trans>
            </ButtonLink>
            <Quiet>
              <Trans>
                The phone was here at {at}, within {metres} m.
              </Trans>
            </Quiet>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
