import * as contract from '@hafi/contract/exchange/prescription.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MedicineSource } from '../summary/gather-summary.ts';
import { type PrescribedSource, writePrescription } from './write-prescription.ts';

/** The endpoint of prescriptions. */
export function prescriptionHandlers(
  platform: Platform,
  { medicines, prescribed }: { medicines: MedicineSource; prescribed: PrescribedSource },
): readonly Handler[] {
  return [
    handle(contract.writePrescription, async ({ body, locale, params, principal }) => {
      const { id: elderId, medicationId } = params;
      const wanted = { locale: body.locale ?? locale, medicines, prescribed };
      const of = { elderId, medicationId };
      return { data: await writePrescription(platform, principal, of, body, wanted) };
    }),
  ];
}
