import * as z from 'zod/mini';
import { newPin } from '../accounts/pin-rules.ts';

/** A new PIN for phones without apps: four digits that are not guessed first. */
export const newPhonePin = newPin.check(z.regex(/^\d{4}$/, { error: 'invalid-pin' }));
