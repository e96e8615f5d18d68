/**
 * The time zone of calendar days and slot times: UTC+2 all year, without daylight saving (tz
 * database).
 */
export const kigaliTimeZone = 'Africa/Kigali';
