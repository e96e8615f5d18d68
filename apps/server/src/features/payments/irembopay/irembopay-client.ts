import * as z from 'zod/mini';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import { callProvider } from '../providers/provider-http.ts';
import type { IremboPaySettings } from './irembopay-settings.ts';

const text = z.coerce.string();
const maybe = z.optional(z.nullable(z.coerce.string()));

const invoice = z.object({
  invoiceNumber: text,
  transactionId: text,
  amount: z.coerce.number(),
  currency: text,
  paymentStatus: text,
  paymentReference: maybe,
  paymentLinkUrl: maybe,
});

/** An invoice as IremboPay describes it. */
export type IremboPayInvoice = z.output<typeof invoice>;

export interface InvoiceWish {
  readonly reference: string;
  /** In whole RWF. */
  readonly amount: number;
  readonly customer: { readonly name: string; readonly email: string };
  readonly text: string;
  readonly language: 'RW' | 'EN' | 'FR';
  readonly until: Date;
}

/** IremboPay's invoices, API version 2 (irembopay.gitbook.io/irembopay-api-docs). */
export interface IremboPayClient {
  /** Makes an invoice; one of the same reference that is there already is found. */
  open(wish: InvoiceWish): Promise<IremboPayInvoice | { readonly refused: string }>;
  /** By IremboPay's number or our reference; null for one that it does not know. */
  find(reference: string): Promise<IremboPayInvoice | null>;
}

const envelope = z.object({
  success: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});

export function createIremboPayClient(settings: IremboPaySettings): IremboPayClient {
  const send = async (name: string, path: string, body?: object) => {
    const { body: said, status } = await callProvider(settings, name, `/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'irembopay-secretkey': settings.secretKey,
        'x-api-version': '2',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const useless = new ProviderUnreachable(`${name} was answered ${status}`);
    const parsed = envelope.safeParse(said);
    if (!parsed.success) throw useless;
    if (status === 200 || status === 201) {
      const read = invoice.safeParse(parsed.data.data);
      if (!parsed.data.success || !read.success) throw useless;
      return { invoice: read.data };
    }
    if (status !== 400 && status !== 404) throw useless;
    return { status, refused: (parsed.data.message ?? 'refused').slice(0, 120) };
  };

  const find = async (reference: string): Promise<IremboPayInvoice | null> => {
    const said = await send('invoice', `payments/invoices/${reference}`);
    if (said.invoice) return said.invoice;
    if (said.status === 404) return null;
    throw new ProviderUnreachable(`invoice was answered ${said.status}`);
  };

  return {
    find,
    async open({ amount, customer, language, reference, text: description, until }) {
      const said = await send('invoices', 'payments/invoices', {
        transactionId: reference,
        paymentAccountIdentifier: settings.account,
        paymentItems: [{ code: settings.product, quantity: 1, unitAmount: amount }],
        customer,
        description,
        language,
        expiryAt: until.toISOString(),
      });
      if (said.invoice) return said.invoice;
      // The reference may be there from a request whose answer was lost.
      return (await find(reference)) ?? { refused: said.refused };
    },
  };
}
