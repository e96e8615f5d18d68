import { useLingui } from '@lingui/react/macro';

/** Formats minutes: `16 h 30`, `45 min`. */
export function useDuration() {
  const { t } = useLingui();
  return (all: number): string => {
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    const two = String(minutes).padStart(2, '0');
    if (hours === 0 && minutes > 0) return t`${minutes} min`;
    return minutes === 0 ? t`${hours} h` : t`${hours} h ${two}`;
  };
}
