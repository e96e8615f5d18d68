import type { OwnDevice } from '@hafi/contract/accounts/device-people.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

/** The phones that the person shares, with a way to leave each. */
export function SharedPhoneList(props: {
  devices: readonly OwnDevice[];
  onLeave: (device: OwnDevice) => void;
  /** The phone that is being left. */
  leaving: string | null;
}) {
  const { devices, onLeave, leaving } = props;
  const { t } = useLingui();
  const locale = useLocale();
  if (devices.length === 0) return null;
  return (
    <Card as="ul" lines>
      {devices.map((own) => {
        const { current, device, id, lastUsedAt } = own;
        const seen = formatDateTime(new Date(lastUsedAt), locale);
        return (
          <Pair as="li" key={id}>
            <Stack gap="none">
              <strong>{current ? t`This phone` : device}</strong>
              <Quiet>
                <Trans>Last used: {seen}</Trans>
              </Quiet>
            </Stack>
            <Button
              variant="second"
              aria-label={current ? t`Take me off this phone` : t`Take me off ${device}`}
              busy={leaving === id}
              onClick={() => onLeave(own)}
            >
              <Trans>Take me off</Trans>
            </Button>
          </Pair>
        );
      })}
    </Card>
  );
}
