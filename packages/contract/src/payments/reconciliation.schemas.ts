import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

/** The ways to pay whose provider gives a list of its transactions. */
export const statedMethods = ['mtn', 'airtel', 'card'] as const;
export type StatedMethod = (typeof statedMethods)[number];

/** The largest list, in bytes. */
export const listLimit = 2 * 1024 * 1024;

/** How a difference was resolved. */
export const resolution = z.object({ note: text(500) });
