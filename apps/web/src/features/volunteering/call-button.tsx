import { formatPhone } from '@hafi/base/format-phone';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** A call button with the number, for people who dial on another device. */
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
