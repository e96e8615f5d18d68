import * as z from 'zod/mini';

const notice = z.object({ data: z.object({ tx_ref: z.uuid() }) });

/** The reference in Flutterwave's notice; null when it names none. */
export function readFlutterwaveNotice(body: unknown): string | null {
  const parsed = notice.safeParse(body);
  return parsed.success ? parsed.data.data.tx_ref : null;
}
