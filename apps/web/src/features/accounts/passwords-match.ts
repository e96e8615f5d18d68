import * as z from 'zod/mini';

/**
 * Complains at `confirmPassword` unless it repeats the password of `field`. It looks as soon as both
 * are text, however wrong the rest of the form is.
 */
export function passwordsMatch<V extends { confirmPassword: string }>(field: keyof V & string) {
  const both = z.object({ [field]: z.string(), confirmPassword: z.string() });
  return z.refine<V>((values) => values[field] === values.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords-differ',
    when: ({ value }) => both.safeParse(value).success,
  });
}
