import { Trans } from '@lingui/react/macro';

/** What stops once "has died" is said, before somebody says it. */
export function WhatADeathStops() {
  return (
    <p>
      <Trans>Check-ins, reminders and their alarms stop then. It can be taken back.</Trans>
    </p>
  );
}
