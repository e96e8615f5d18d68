export type { TimelineSource } from './timeline-source.ts';
