export { comesAfter, newestFirst } from './timeline-order.ts';
export type { TimelineItem, TimelineSource, TimelineText } from './timeline-source.ts';
