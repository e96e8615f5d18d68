import { formatPhone } from '@hafi/base/format-phone';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** A button that hands a number to the phone, and the number for whoever dials it elsewhere. */
export function CallButton({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <Stack gap="tight">
      <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone}>
        {children}
      </ButtonLink>
      <Quiet>{formatPhone(phone)}</Quiet>
    </Stack>
  );
}
