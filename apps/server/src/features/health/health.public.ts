export type { TimelineItem, TimelineSource } from './timeline-source.ts';
