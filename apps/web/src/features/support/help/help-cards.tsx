import { formatPhone } from '@hafi/base/format-phone';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { supportContact } from '@hafi/contract/support/network';
import { supportService } from '@hafi/contract/support/support-service';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BookOpen, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';

interface Way {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly act: string;
  /** A page of ours; otherwise `href`. */
  readonly to?: string;
  readonly href?: string;
}

function useLiveChat(): Way {
  const { t } = useLingui();
  const { account } = useSession();
  const hours = supportService.answerHours;
  if (!isOffered('messages')) {
    return {
      icon: MessageCircle,
      title: t`Message`,
      detail: t`We answer within ${plural(hours, { one: '# hour', other: '# hours' })} on working days.`,
      act: t`Write to us`,
      to: paths.contact,
    };
  }
  const title = t`Live Chat`;
  if (account) {
    return {
      icon: MessageCircle,
      title,
      detail: t`Your people, your doctors and Hafi in one place.`,
      act: t`Open messages`,
      to: paths.chat,
    };
  }
  return {
    icon: MessageCircle,
    title,
    detail: t`Chats need an account. Without one, write here: we answer within ${plural(hours, { one: '# hour', other: '# hours' })} on working days.`,
    act: t`Write to us`,
    to: paths.contact,
  };
}

/** Four kinds of help; each button does what it says. */
export function HelpCards() {
  const { t } = useLingui();
  const chat = useLiveChat();
  const hours = supportService.answerHours;
  const ways: readonly Way[] = [
    chat,
    {
      icon: Phone,
      title: t`Phone`,
      detail: formatPhone(supportContact.phone),
      act: t`Call us`,
      href: `tel:${supportContact.phone}`,
    },
    {
      icon: Mail,
      title: t`Email`,
      detail: t`We answer within ${plural(hours, { one: '# hour', other: '# hours' })} on working days.`,
      act: t`Write an e-mail`,
      href: `mailto:${supportContact.email}`,
    },
    {
      icon: BookOpen,
      title: t`User Guide`,
      detail: t`What people do most, step by step.`,
      act: t`Read the guide`,
      href: '#guide',
    },
  ];
  return (
    <Grid column="two" even>
      {ways.map(({ icon, title, detail, act, to, href }) => (
        <Card key={title} as="section">
          <Stack fill>
            <Heading level={2} size={3}>
              {title}
            </Heading>
            <p>{detail}</p>
            {to ? (
              <ButtonLink as={Link} to={to} variant="second" icon={icon}>
                {act}
              </ButtonLink>
            ) : (
              <ButtonLink href={href} variant="second" icon={icon}>
                {act}
              </ButtonLink>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
