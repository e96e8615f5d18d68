/** The selectable time zones (IANA): Kigali, its neighbours, and where the diaspora lives. */
export const timeZones = [
  'Africa/Kigali',
  'Africa/Nairobi',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Brussels',
  'Europe/Paris',
  'Europe/Berlin',
  'America/Toronto',
  'America/Vancouver',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Australia/Sydney',
] as const;
export type TimeZone = (typeof timeZones)[number];
