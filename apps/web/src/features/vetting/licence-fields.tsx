import { dayInKigali } from '@hafi/base/kigali-time';
import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { TextField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { clockNow } from '../../lib/clock/server-clock.ts';

type Field = Partial<ComponentProps<typeof TextField>>;

/** The texts of what can be wrong with number and last day of a licence. */
export function useLicenceTexts() {
  const { t } = useLingui();
  return {
    'licenceNumber.required': t`Enter the number of your licence.`,
    'licenceUntil.required': t`Enter until when your licence is valid.`,
    'licenceUntil.past-date': t`This day is over. Send a licence that is still valid.`,
  };
}

/** Number and last day of the licence, as far as they are asked of this person. */
export function LicenceFields(props: {
  own: OwnVetting;
  field: (name: 'licenceNumber' | 'licenceUntil') => Field;
}) {
  const { field, own } = props;
  const { t } = useLingui();
  const isDoctor = own.role === 'DOCTOR';
  const hasLicence = isDoctor || own.papers.some(({ kind }) => kind === 'licence');
  return (
    <>
      {isDoctor && own.state !== 'confirmed' ? (
        <TextField
          label={t`Number of your licence`}
          hint={t`As it stands in the register of the Rwanda Medical and Dental Council (RMDC), or of your own council. It stands under the notes that you sign.`}
          autoComplete="off"
          maxLength={vettingLimits.licenceNumber}
          {...field('licenceNumber')}
        />
      ) : null}
      {hasLicence ? (
        <TextField
          label={isDoctor ? t`Licence valid until` : t`Licence valid until (optional)`}
          hint={t`The last day, as it stands on the paper. We tell you 30, 7 and 1 days before.`}
          type="date"
          min={dayInKigali(clockNow())}
          {...field('licenceUntil')}
        />
      ) : null}
    </>
  );
}
