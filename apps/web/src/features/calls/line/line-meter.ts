/** What was measured of a connection. */
export interface LineMeasure {
  /** Sent and received so far, in bytes. */
  readonly bytes: number;
  /** Received alone. */
  readonly received: number;
  /** What the line carries by the browser's estimate, in bits per second; null when it says nothing. */
  readonly carries: number | null;
  /** The share of what was sent that got lost, 0 to 1; null when nobody knows. */
  readonly lost: number | null;
}

/** The numbers in a report, which browsers name alike. */
type Report = Record<string, unknown> & { readonly type: string };
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Adds up what a browser knows of a connection (`RTCStatsReport`). */
export function measureOf(reports: Iterable<Report>): LineMeasure {
  let bytes = 0;
  let received = 0;
  let carries: number | null = null;
  let lost: number | null = null;
  for (const report of reports) {
    if (report.type === 'transport') {
      received += numberOf(report.bytesReceived);
      bytes += numberOf(report.bytesSent) + numberOf(report.bytesReceived);
    }
    if (report.type === 'candidate-pair' && report.nominated === true) {
      const estimate = numberOf(report.availableOutgoingBitrate);
      if (estimate > 0) carries = Math.max(carries ?? 0, estimate);
    }
    if (report.type === 'remote-inbound-rtp') {
      lost = Math.max(lost ?? 0, numberOf(report.fractionLost));
    }
  }
  return { bytes, received, carries, lost };
}

/** Measures a connection. One that is closed says what it said last. */
export async function measure(connection: RTCPeerConnection): Promise<LineMeasure> {
  const reports = await connection.getStats();
  const all: Report[] = [];
  reports.forEach((report: Report) => {
    all.push(report);
  });
  return measureOf(all);
}

/** Below this a picture takes from the voice, in bits per second. */
const thinBits = 120_000;
const thinLoss = 0.12;

/** Whether a line is too thin for a picture beside the voice. */
export const isThin = ({ carries, lost }: LineMeasure): boolean =>
  (carries !== null && carries < thinBits) || (lost !== null && lost > thinLoss);

/** How many measures in a row must say so: one alone may be chance. */
const inARow = 4;

/** Says when a line has been thin for some measures in a row. */
export function watchThin(): (measures: readonly LineMeasure[]) => boolean {
  let thin = 0;
  return (measures) => {
    thin = measures.some(isThin) ? thin + 1 : 0;
    return thin >= inARow;
  };
}

/** What an amount of data costs, in RWF, by the price of a gigabyte. */
export const costOf = (bytes: number, rwfPerGigabyte: number): number =>
  (bytes / 1_000_000_000) * rwfPerGigabyte;
