import { type NewBadge, newBadge } from '@hafi/contract/badges/badge.schemas';
import { badgeLimits } from '@hafi/contract/badges/badge-terms';
import type { listOwnBadges } from '@hafi/contract/badges/badges.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { formatRwf } from '@hafi/i18n/numbers';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { badgeNames, checkWords } from '../../../kit/badges/badge-words.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useChooseBadge } from './badges.queries.ts';

type Offer = Answer<typeof listOwnBadges>['data']['offers'][number];

interface Values {
  organisation: string;
  registration: string;
  referees: Record<'first' | 'second', { name: string; phone: string }>;
}

/** What is asked of nobody else is left out. */
function wishOf(badge: Offer['badge'], { organisation, referees, registration }: Values): NewBadge {
  if (badge === 'business') return { badge, organisation, registration };
  return badge === 'premium' ? { badge, referees } : { badge };
}

/** What a badge asks for when it is chosen: of a business its name and number, of a premium one two families. */
function ChooseForm({ badge }: { badge: Offer['badge'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = useChooseBadge();
  const premium = badge === 'premium';
  const state = useHafiForm<Values>({
    schema: z.pipe(
      z.transform((values: Values) => wishOf(badge, values)),
      newBadge,
    ),
    defaults: {
      organisation: '',
      registration: '',
      referees: { first: { name: '', phone: '' }, second: { name: '', phone: '' } },
    },
    texts: {
      'organisation.required': t`Enter the name of the business.`,
      'registration.required': t`Enter the number of the registration.`,
      'referees.first.name.required': t`Enter the name.`,
      'referees.second.name.required': t`Enter the name.`,
    },
    submit: async (values) => {
      const { id } = await choose.mutateAsync(wishOf(badge, values));
      await navigate(paths.badgePayment(id));
      return null;
    },
  });
  const { field } = state;
  return (
    <FormFrame
      gap="loose"
      state={state}
      save={
        <>
          <Trans>Choose and pay</Trans>
          <SrOnly> ({t(badgeNames[badge])})</SrOnly>
        </>
      }
      icon={BadgeCheck}
    >
      {badge === 'business' ? (
        <>
          <TextField
            label={t`Name of the business`}
            maxLength={badgeLimits.organisation}
            {...field('organisation')}
          />
          <TextField
            label={t`Number at the RDB, or TIN`}
            autoComplete="off"
            maxLength={badgeLimits.registration}
            {...field('registration')}
          />
        </>
      ) : null}
      {premium
        ? (['first', 'second'] as const).map((index) => (
            <Stack key={index} fill>
              <TextField
                label={index === 'first' ? t`First family: name` : t`Second family: name`}
                hint={t`They know your work, and agree that we call them.`}
                autoComplete="off"
                {...field(`referees.${index}.name`)}
              />
              <PhoneField
                label={index === 'first' ? t`First family: phone` : t`Second family: phone`}
                {...field(`referees.${index}.phone`)}
              />
            </Stack>
          ))
        : null}
    </FormFrame>
  );
}

/** The form at once where nothing is asked, otherwise behind a press. */
function Choice({ badge }: { badge: Offer['badge'] }) {
  if (badge === 'individual' || badge === 'professional') return <ChooseForm badge={badge} />;
  return (
    <Accordion>
      <AccordionItem title={<Trans>Choose</Trans>}>
        <ChooseForm badge={badge} />
      </AccordionItem>
    </Accordion>
  );
}

/** A badge that one may choose: its price, what is checked, and, where it can be paid, the way on. */
export function BadgeOffer({ canPay, offer }: { canPay: boolean; offer: Offer }) {
  const { amount, badge, checks, hindrance } = offer;
  const { t } = useLingui();
  const locale = useLocale();
  const price = formatRwf(amount, locale);
  return (
    <Card as="section">
      <Stack fill>
        <h3>{t(badgeNames[badge])}</h3>
        <p>
          <Trans>
            <b>{price}</b> a year
          </Trans>
        </p>
        <ul>
          {checks.map((check) => (
            <li key={check}>{t(checkWords[check])}</li>
          ))}
        </ul>
        {hindrance === 'has-it' ? (
          <Quiet>
            <Trans>You have it, or have chosen it. It stands above.</Trans>
          </Quiet>
        ) : null}
        {hindrance === 'not-checked' ? (
          <p>
            <Trans>
              First a coordinator must confirm your own papers. That is free.{' '}
              <Link to={paths.papers}>Your papers: what is missing</Link>
            </Trans>
          </p>
        ) : null}
        {hindrance === null && canPay ? <Choice badge={badge} /> : null}
      </Stack>
    </Card>
  );
}
