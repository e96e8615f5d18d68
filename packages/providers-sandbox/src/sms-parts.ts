const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_EXTENDED = '\f^{}\\[~]|€';

/**
 * How many SMS a text is billed as: 160 characters for one and 153 for each of several in the GSM
 * 03.38 alphabet (extended characters count twice); 70 and 67 when any character is outside it.
 */
export function smsParts(text: string): number {
  const characters = [...text];
  const gsm = characters.every((one) => GSM_BASIC.includes(one) || GSM_EXTENDED.includes(one));
  const doubles = characters.filter((one) => GSM_EXTENDED.includes(one)).length;
  const length = gsm ? characters.length + doubles : text.length;
  const [single, several] = gsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / several);
}
