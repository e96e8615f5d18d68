import * as z from 'zod/mini';

/** Text that may be left empty, and is else checked by a schema with one complaint. */
export const orEmpty = (schema: z.ZodMiniType, code: string) =>
  z
    .string()
    .check(
      z.refine((typed) => typed === '' || z.safeParse(schema, typed).success, { error: code }),
    );
