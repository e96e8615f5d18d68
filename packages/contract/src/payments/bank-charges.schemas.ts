import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

/** Why a charge of the bank is taken out of the books. */
export const chargeReversal = z.object({ reason: text(300) });
