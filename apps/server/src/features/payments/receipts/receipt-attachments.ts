import { Problem } from '@hafi/contract/core/problem';
import type {
  Attachment,
  AttachmentMaker,
  AttachmentReader,
} from '../../../platform/outbox/attachments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOwnPayment } from '../payments.repo.ts';
import { findGivenRefund } from '../refunds/refunds.repo.ts';
import { makeCreditNote } from './get-credit-note.ts';
import { getReceipt } from './get-receipt.ts';
import { ownStatementPdf } from './own-statement.ts';

/** The papers that go with mails to payers, made from what is stored when the mail is sent. */
export const receiptAttachments = (
  platform: Platform,
): Readonly<Record<string, AttachmentMaker>> => ({
  receipt: async (reader, id) => {
    const made = await getReceipt(platform, reader, id).catch(absent);
    return made && pdfFile(made.number, made.pdf);
  },
  'credit-note': (reader, id) => creditNote(platform, reader, id),
  'payment-statement': async (reader, month) =>
    pdfFile(`hafi-${month}`, await ownStatementPdf(platform, reader, month)),
});

const pdfFile = (name: string, content: Uint8Array): Attachment => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  content,
});

/** A payment that is gone, or is somebody else's, has no receipt to send; anything else is tried again. */
function absent(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}

async function creditNote(
  platform: Platform,
  { locale, personId }: AttachmentReader,
  id: string,
): Promise<Attachment | null> {
  const { db } = platform;
  const refund = await findGivenRefund(db, id);
  const payment = refund && (await findOwnPayment(db, personId, refund.paymentId));
  const made = payment && (await makeCreditNote(platform, locale, { payment, refund }));
  return made ? pdfFile(made.number, made.pdf) : null;
}
