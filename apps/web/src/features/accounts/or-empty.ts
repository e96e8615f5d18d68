import * as z from 'zod/mini';

/** Optional text: empty, or valid by `schema`; otherwise the error `code`. */
export const orEmpty = (schema: z.ZodMiniType, code: string) =>
  z
    .string()
    .check(
      z.refine((typed) => typed === '' || z.safeParse(schema, typed).success, { error: code }),
    );
