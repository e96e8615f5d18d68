import { formatPhone } from '@hafi/base/format-phone';
import { links } from '@hafi/contract/core/links';
import { listDoctors as endpoint } from '@hafi/contract/doctors/doctors.contract';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { supportContact } from '@hafi/contract/support/network';
import { formatRwf } from '@hafi/i18n/numbers';
import { escapeHtml, type PlainWish } from '../../platform/pages/fill-page.ts';
import type { Practising } from './busy-times.ts';
import { plainTexts } from './doctors.messages.ts';
import { listDoctors } from './list-doctors.ts';

/**
 * The directory as plain HTML for readers without JavaScript, with search and pagination by links.
 */
export async function writePlainDirectory(
  practising: Practising,
  { query, locale }: PlainWish,
): Promise<string> {
  const { translate } = practising.platform;
  const names = ['q', 'specialty', 'district', 'sort'];
  const requested = Object.fromEntries(
    [...query].filter(([name, value]) => names.includes(name) && value !== ''),
  );
  const wanted = { ...requested, cursor: query.get('cursor') ?? undefined };
  const checked = endpoint.query.safeParse(wanted);
  const { data, nextCursor } = await listDoctors(
    practising,
    checked.success ? checked.data : endpoint.query.parse({}),
  );
  const lines = data.map((doctor) => {
    const { workplace, sector, district } = doctor.location;
    const specialty = translate(locale, specialtyNames[doctor.specialty]);
    const price = translate(locale, plainTexts.price, { price: formatRwf(doctor.price, locale) });
    const facts = [specialty, `${workplace}, ${sector}, ${district}`, price];
    return `<li><p><b>${escapeHtml(doctor.name)}</b><br />${facts.map(escapeHtml).join('<br />')}</p></li>`;
  });
  const next = new URLSearchParams({ ...requested, cursor: nextCursor ?? '' });
  const phone = supportContact.phone;
  return [
    lines.length > 0
      ? `<ul>${lines.join('')}</ul>`
      : `<p>${escapeHtml(translate(locale, plainTexts.nobody))}</p>`,
    nextCursor
      ? `<p><a href="${links.doctors}?${escapeHtml(next.toString())}">${escapeHtml(translate(locale, plainTexts.more))}</a></p>`
      : '',
    `<p>${escapeHtml(translate(locale, plainTexts.book))} <a href="tel:${phone}">${escapeHtml(formatPhone(phone))}</a></p>`,
  ].join('');
}
