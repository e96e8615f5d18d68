/**
 * Masks an address: `e…@hafi.test`, `+250…001`. Anything that is neither a mail address nor an
 * international number is masked entirely.
 */
export function maskAddress(address: string): string {
  const mail = /^([^@\s])[^@\s]*@([^@\s]+)$/.exec(address);
  if (mail) return `${mail[1]}…@${mail[2]}`;
  const phone = /^(\+\d{3})\d+(\d{3})$/.exec(address);
  return phone ? `${phone[1]}…${phone[2]}` : '…';
}
