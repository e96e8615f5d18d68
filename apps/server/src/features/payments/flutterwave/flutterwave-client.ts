import { dayInMs } from '@hafi/base/time';
import * as z from 'zod/mini';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import { callProvider } from '../providers/provider-http.ts';
import type { FlutterwaveSettings } from './flutterwave-settings.ts';

const text = z.coerce.string();
const maybe = z.optional(z.nullable(z.coerce.string()));

const charge = z.object({
  id: text,
  tx_ref: text,
  amount: z.number(),
  currency: text,
  status: text,
  processor_response: maybe,
  app_fee: z.optional(z.nullable(z.number())),
  amount_settled: z.optional(z.nullable(z.number())),
  created_at: maybe,
});
const page = z.object({ link: text });
/** Pages of the documentation differ in some names. */
const refund = z.object({
  id: text,
  status: text,
  tx_id: maybe,
  TransactionId: maybe,
  comments: maybe,
  comment: maybe,
  amount_refunded: z.optional(z.nullable(z.number())),
  created_at: maybe,
});

/** A charge of a card as Flutterwave describes it. */
export type FlutterwaveCharge = z.output<typeof charge>;
export type FlutterwaveRefund = z.output<typeof refund>;

/** A refusal, in Flutterwave's words. */
interface Refused {
  readonly refused: string;
}

export interface PageWish {
  readonly reference: string;
  /** In whole RWF. */
  readonly amount: number;
  readonly backTo: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly text: string;
  /** How long the page takes cards, in minutes. */
  readonly minutes: number;
}

/** Days as `YYYY-MM-DD`, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Flutterwave Standard, v3 (developer.flutterwave.com). */
export interface FlutterwaveClient {
  /** Opens a page for a card. */
  open(wish: PageWish): Promise<{ readonly link: string } | Refused>;
  /** The charge of a reference of ours; null while there is none. */
  verify(reference: string): Promise<FlutterwaveCharge | null>;
  /** Gives a part or all of a charge back. */
  refund(
    chargeId: string,
    what: { readonly amount: number; readonly comments: string },
  ): Promise<FlutterwaveRefund | Refused>;
  /** A refund of a charge since a day by what was written beside it; null for none. */
  findRefund(of: {
    readonly chargeId: string;
    readonly comments: string;
    readonly since: Date;
  }): Promise<FlutterwaveRefund | null>;
  /** A charge by Flutterwave's own number; null when there is none. */
  verifyCharge(chargeId: string): Promise<FlutterwaveCharge | null>;
  /** All charges between two days of theirs, both included. */
  charges(days: Days): Promise<readonly FlutterwaveCharge[]>;
  /** The same of refunds. */
  refunds(days: Days): Promise<readonly FlutterwaveRefund[]>;
  /** All charges under a reference of ours whose money came. */
  findPaid(reference: string): Promise<readonly FlutterwaveCharge[]>;
}

/** How many cards may be refused before the page closes. */
const tries = 3;

/** How much of a refusal is kept. */
const longest = 120;

const envelope = z.object({
  status: z.enum(['success', 'error']),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
  meta: z.optional(
    z.nullable(
      z.object({
        page_info: z.optional(
          z.object({ total: z.optional(z.number()), total_pages: z.optional(z.number()) }),
        ),
      }),
    ),
  ),
});

/** Lists longer than this are a provider's mistake: refunds are asked for since a day. */
const mostPages = 500;

export function createFlutterwaveClient(settings: FlutterwaveSettings): FlutterwaveClient {
  const send = async (name: string, method: 'GET' | 'POST', path: string, body?: object) => {
    const { body: said, status } = await callProvider(settings, name, `/v3/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${settings.secretKey}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const parsed = envelope.safeParse(said);
    const useless = new ProviderUnreachable(`${name} was answered ${status}`);
    if (!parsed.success) throw useless;
    const { data, message, meta } = parsed.data;
    const { total, total_pages: pages = 1 } = meta?.page_info ?? {};
    if (parsed.data.status === 'success' && status === 200) return { data, useless, pages, total };
    if (status !== 400 && status !== 404) throw useless;
    return { refused: (message ?? 'refused').slice(0, longest), useless };
  };

  const read = <S extends z.ZodMiniType>(schema: S, data: unknown, useless: Error): z.output<S> => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw useless;
    return parsed.data;
  };

  /** Reads a list page by page, as long as its reader wants more. */
  async function* readPages<S extends z.ZodMiniType>(
    schema: S,
    name: string,
    query: Readonly<Record<string, string>>,
  ): AsyncGenerator<{ rows: z.output<S>[]; total: number | undefined }> {
    for (let page = 1; page <= mostPages; page += 1) {
      const wanted = new URLSearchParams({ ...query, page: String(page) });
      const said = await send(name, 'GET', `${name}?${wanted}`);
      if (said.refused !== undefined) throw said.useless;
      const rows = read(z.array(schema), said.data, said.useless);
      // Behind a page that is missing there may be what is looked for.
      if (rows.length === 0 && page < said.pages) {
        throw new ProviderUnreachable(`${name} lacks a page`);
      }
      yield { rows, total: said.total };
      if (page >= said.pages) return;
    }
    throw new ProviderUnreachable(`${name} has no end`);
  }

  /** Reads a list to its end, and refuses one that is not whole. */
  async function readAllPages<S extends z.ZodMiniType<{ readonly id: string }>>(
    schema: S,
    name: string,
    query: Readonly<Record<string, string>>,
  ): Promise<z.output<S>[]> {
    const found = new Map<string, z.output<S>>();
    let wanted: number | undefined;
    for await (const { rows, total } of readPages(schema, name, query)) {
      wanted = total;
      for (const row of rows) found.set(row.id, row);
    }
    if (found.size !== wanted) throw new ProviderUnreachable(`${name} is not whole`);
    return [...found.values()];
  }

  const verified = async (path: string) => {
    const said = await send('verify', 'GET', `transactions/${path}`);
    if (said.refused === undefined) return read(charge, said.data, said.useless);
    if (/no transaction/i.test(said.refused)) return null;
    throw said.useless;
  };

  return {
    async open({ amount, backTo, customer, minutes, reference, text: description }) {
      const said = await send('payments', 'POST', 'payments', {
        tx_ref: reference,
        amount,
        currency: 'RWF',
        redirect_url: backTo,
        payment_options: 'card',
        customer,
        customizations: { title: 'Hafi', description },
        session_duration: minutes,
        max_retry_attempt: tries,
      });
      return said.refused === undefined
        ? read(page, said.data, said.useless)
        : { refused: said.refused };
    },
    verify: (reference) =>
      verified(`verify_by_reference?${new URLSearchParams({ tx_ref: reference })}`),
    verifyCharge: (chargeId) => verified(`${encodeURIComponent(chargeId)}/verify`),
    charges: (days) => readAllPages(charge, 'transactions', { ...days }),
    refunds: (days) => readAllPages(refund, 'refunds', { ...days }),
    async refund(chargeId, what) {
      const said = await send('refund', 'POST', `transactions/${chargeId}/refund`, what);
      return said.refused === undefined
        ? read(refund, said.data, said.useless)
        : { refused: said.refused };
    },
    async findRefund({ chargeId, comments, since }) {
      const isOf = (each: FlutterwaveRefund) =>
        (each.tx_id ?? each.TransactionId) === chargeId &&
        (each.comments ?? each.comment) === comments;
      // A day before, because midnight is not the same there.
      const from = new Date(since.getTime() - dayInMs).toISOString().slice(0, 10);
      for await (const { rows } of readPages(refund, 'refunds', { from })) {
        const found = rows.find(isOf);
        if (found) return found;
      }
      return null;
    },
    async findPaid(reference) {
      const found: FlutterwaveCharge[] = [];
      for await (const { rows } of readPages(charge, 'transactions', {
        tx_ref: reference,
        status: 'successful',
      })) {
        found.push(...rows);
      }
      return found.filter((each) => each.tx_ref === reference && each.status === 'successful');
    },
  };
}
