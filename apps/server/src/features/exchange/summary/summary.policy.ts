import { type ElderAccess, mayDecide } from '../../circle/circle.public.ts';
import type { SummaryLinkRow } from './summary-links.repo.ts';

/** Whether the person may see a link and end it: who decides about the elder, and who made it. */
export const mayEndLink = (access: ElderAccess, link: SummaryLinkRow): boolean =>
  mayDecide(access) || link.sharerId === access.personId;
