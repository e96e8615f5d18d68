import * as z from 'zod/mini';

/**
 * Requires that `confirmPassword` repeats `field`. Runs as soon as both are text, even when other
 * fields are invalid.
 */
export function passwordsMatch<V extends { confirmPassword: string }>(field: keyof V & string) {
  const both = z.object({ [field]: z.string(), confirmPassword: z.string() });
  return z.refine<V>((values) => values[field] === values.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords-differ',
    when: ({ value }) => both.safeParse(value).success,
  });
}
