/**
 * How numbers are dialled, by calling code: the trunk prefix of national numbers, and the pattern of
 * a number without it. Written from the metadata of libphonenumber for the countries in which people
 * of Hafi live, which a browser would load with 80 kB.
 */
const dialling: Readonly<Record<string, readonly [trunk: string, pattern: string]>> = {
  1: ['1', '[2-9]\\d\\d[2-9]\\d{6}'],
  27: ['0', '[1-9]\\d{8}'],
  31: ['0', '[1-9]\\d{8}'],
  32: ['0', '4\\d{8}|[1-9]\\d{7}'],
  33: ['0', '[1-9]\\d{8}'],
  34: ['', '[6-9]\\d{8}'],
  // The zero belongs to numbers of places; those of mobile phones begin with 3.
  39: ['', '0(?!3\\d{9}$)\\d{5,10}|3\\d{8,9}'],
  41: ['0', '[2-9]\\d{8}'],
  43: ['0', '[1-9]\\d{4,12}'],
  44: ['0', '[1-357-9]\\d{9}|[18]\\d{8}'],
  45: ['', '[2-9]\\d{7}'],
  46: ['0', '[1-9]\\d{6,8}'],
  47: ['', '[2-9]\\d{7}'],
  48: ['', '[1-9]\\d{8}'],
  49: ['0', '[1-9]\\d{5,11}'],
  61: ['0', '[2-478]\\d{8}'],
  81: ['0', '[1-9]\\d{8,9}'],
  86: ['0', '1\\d{10}|10\\d{8}|[2-9]\\d{8,10}'],
  91: ['0', '[1-9]\\d{9}'],
  221: ['', '[3789]\\d{8}'],
  225: ['', '[02]\\d{9}'],
  234: ['0', '[789]\\d{9}|[1-9]\\d{7}'],
  237: ['', '[26]\\d{8}'],
  241: ['0', '[67]\\d{7}|1\\d{7}'],
  242: ['', '0\\d{8}|222\\d{6}'],
  243: ['0', '[1-9]\\d{8}'],
  // Mobile numbers: those of places get no SMS, and pay nothing. 077 has no known operator.
  250: ['0', '7[2389]\\d{7}'],
  251: ['0', '[1-9]\\d{8}'],
  254: ['0', '[17]\\d{8}|[2-6]\\d{6,8}'],
  255: ['0', '[2-9]\\d{8}'],
  256: ['0', '[2-9]\\d{8}'],
  257: ['', '[2-7]\\d{7}'],
  258: ['', '8\\d{8}|2\\d{7}'],
  260: ['0', '[2-9]\\d{8}'],
  263: ['0', '[2-8]\\d{8}'],
  265: ['0', '[1-9]\\d{8}|1\\d{6}'],
  351: ['', '[2-9]\\d{8}'],
  352: ['', '6\\d{8}|[2-9]\\d{4,9}'],
  353: ['0', '[1-9]\\d{6,8}'],
  358: ['0', '[1-9]\\d{4,10}'],
  971: ['0', '5\\d{8}|[2-9]\\d{7}'],
  974: ['', '[3-7]\\d{7}'],
};

/** Other calling codes whose national numbers begin with a zero that goes, and those without one. */
const withZero =
  '20 40 51 52 53 54 55 57 58 60 62 63 64 66 82 84 90 92 93 94 95 98 211 212 213 218 230 231 232 233 248 249 252 261 262 264 291 298 355 359 373 380 381 382 383 385 386 387 389 421 423 590 591 593 594 595 596 598 672 673 850 855 856 880 886 960 961 962 963 964 966 967 970 972 976 977 992 994 995 996';
const withoutZero =
  '30 56 65 216 220 222 223 224 226 227 228 229 235 236 238 239 240 244 245 246 247 253 266 267 268 269 290 297 299 350 354 356 357 370 371 372 374 375 376 377 378 420 500 501 502 503 504 505 506 507 508 509 592 597 599 670 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 852 853 965 968 973 975 993 998';
const others: Readonly<Record<string, readonly [string, string]>> = {
  7: ['8', '[3-9]\\d{9}'],
  36: ['06', '[1-9]\\d{7,8}'],
  ...Object.fromEntries(withZero.split(' ').map((code) => [code, ['0', '[1-9]\\d{5,11}']])),
  ...Object.fromEntries(withoutZero.split(' ').map((code) => [code, ['', '\\d{4,12}']])),
};

/** The rule of a calling code, and the code: of `3247…` 32. Null where no country has such a code. */
export function ruleOf(digits: string) {
  for (const length of [1, 2, 3]) {
    const code = digits.slice(0, length);
    const [trunk, pattern] = dialling[code] ?? others[code] ?? [];
    if (pattern === undefined || trunk === undefined) continue;
    return { code, trunk, pattern: new RegExp(`^(?:${pattern})$`) };
  }
  return null;
}

/** The calling code of each country (ISO 3166-1), and an example of a mobile number there. */
export const callingCodes: Readonly<Record<string, readonly [code: string, example: string]>> = {
  RW: ['250', '78X XXX XXX'],
  BE: ['32', '4XX XX XX XX'],
  FR: ['33', '6 XX XX XX XX'],
  DE: ['49', '15X XXXXXXXX'],
  NL: ['31', '6 XX XX XX XX'],
  LU: ['352', '6XX XXX XXX'],
  CH: ['41', '7X XXX XX XX'],
  GB: ['44', '7XXX XXX XXX'],
  IE: ['353', '8X XXX XXXX'],
  SE: ['46', '7X XXX XX XX'],
  NO: ['47', '4XX XX XXX'],
  DK: ['45', 'XX XX XX XX'],
  FI: ['358', '4X XXX XX XX'],
  IT: ['39', '3XX XXX XXXX'],
  ES: ['34', '6XX XX XX XX'],
  PT: ['351', '9XX XXX XXX'],
  PL: ['48', '5XX XXX XXX'],
  AT: ['43', '6XX XXX XXXX'],
  US: ['1', 'XXX XXX XXXX'],
  CA: ['1', 'XXX XXX XXXX'],
  AU: ['61', '4XX XXX XXX'],
  UG: ['256', '7XX XXX XXX'],
  KE: ['254', '7XX XXX XXX'],
  TZ: ['255', '7XX XXX XXX'],
  BI: ['257', '79 XX XX XX'],
  CD: ['243', '99X XXX XXX'],
  CG: ['242', '06 XXX XXXX'],
  ZA: ['27', '7X XXX XXXX'],
  ZM: ['260', '9X XXX XXXX'],
  MZ: ['258', '8X XXX XXXX'],
  MW: ['265', '99X XX XX XX'],
  ZW: ['263', '7X XXX XXXX'],
  SN: ['221', '7X XXX XX XX'],
  CI: ['225', '07 XX XX XX XX'],
  CM: ['237', '6 XX XX XX XX'],
  GA: ['241', '7X XX XX XX'],
  NG: ['234', '80X XXX XXXX'],
  ET: ['251', '91X XXX XXX'],
  AE: ['971', '5X XXX XXXX'],
  QA: ['974', '33XX XXXX'],
  IN: ['91', '9XXXX XXXXX'],
  CN: ['86', '13X XXXX XXXX'],
  JP: ['81', '90 XXXX XXXX'],
};

/** What is dialled abroad before a calling code, where it is not 00. */
export const exits: Readonly<Record<string, RegExp>> = {
  US: /^011/,
  CA: /^011/,
  AU: /^0011/,
  JP: /^010/,
  KE: /^000(?=[1-9])/,
  UG: /^000(?=[1-9])/,
  TZ: /^000(?=[1-9])/,
  NG: /^009(?=[1-9]\d{8})/,
};
