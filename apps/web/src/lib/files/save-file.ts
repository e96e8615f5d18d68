import { minuteInMs } from '@hafi/base/time';

/** Offers a file as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked late, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteInMs);
}
