import styles from './receipt-number.module.css';

/** A number such as HAFI-2026-000004, which goes to the next line whole rather than break at its hyphens. */
export function ReceiptNumber({ number }: { number: string }) {
  return <span className={styles.whole}>{number}</span>;
}
