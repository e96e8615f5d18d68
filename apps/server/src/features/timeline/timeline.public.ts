export { pageOfAll } from './timeline-order.ts';
export type {
  TimelineItem,
  TimelineSlot,
  TimelineSource,
  TimelineText,
} from './timeline-source.ts';
