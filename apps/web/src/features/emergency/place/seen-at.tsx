import type { Responder } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Plural, Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { mapLink } from '../../../kit/position/map-link.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { useNow } from '../../../lib/clock/use-now.ts';

const minute = 60_000;

/** Where somebody on the way was, when, and how long ago that is. */
export function SeenAt({ position }: { position: NonNullable<Responder['position']> }) {
  const time = useKigaliWhen();
  const minutes = Math.floor((useNow(10_000).getTime() - Date.parse(position.at)) / minute);
  const at = time(position.at);
  return (
    // Opens only when pressed: nothing is asked of another service before.
    <ButtonLink
      variant="link"
      icon={MapPin}
      href={mapLink(position)}
      rel="noreferrer"
      target="_blank"
    >
      {minutes < 1 ? (
        <Trans>Position from {at}</Trans>
      ) : (
        <Plural
          value={minutes}
          one={`Position from ${at}, # minute ago`}
          other={`Position from ${at}, # minutes ago`}
        />
      )}
    </ButtonLink>
  );
}
