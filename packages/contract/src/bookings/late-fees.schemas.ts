import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

/** Why a fee is waived: the payer reads it. */
export const feeWaiver = z.object({ reason: text(300) });
