import * as z from 'zod/mini';
import { slotTime } from '../core/fields.ts';
import type { notificationTypes } from '../notifications/notifications.contract.ts';
import { timeZones } from './time-zones.ts';

/** How the screens look. A `null` density means the one that suits the role. */
export const appearance = z.object({
  theme: z.enum(['auto', 'light', 'dark']),
  text: z.enum(['normal', 'large', 'largest']),
  density: z.nullable(z.enum(['comfortable', 'compact'])),
  contrast: z.enum(['normal', 'high']),
  motion: z.enum(['auto', 'reduced']),
});
export type Appearance = z.output<typeof appearance>;

/** The selectable languages; the two kinds of English differ in how they write dates. */
export const languages = ['rw', 'en-GB', 'en-US', 'fr'] as const;
export type Language = (typeof languages)[number];

/** `comma` 1,234.5, `space` 1 234,5, `dot` 1.234,5; `language` follows the language. */
export const numberStyles = ['language', 'comma', 'space', 'dot'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** The hours in which only what cannot wait may make a sound, in the person's own time zone. */
export const quietHours = z
  .object({ from: slotTime, to: slotTime })
  .check(z.refine(({ from, to }) => from !== to, { error: 'invalid-time', path: ['to'] }));
export type QuietHours = z.output<typeof quietHours>;

/** The channels on which a person is notified, besides the bell. Emergencies use all of them. */
export const notificationChoice = z.object({
  email: z.boolean(),
  push: z.boolean(),
  sms: z.boolean(),
  quietHours: z.nullable(quietHours),
});
export type NotificationChoice = z.output<typeof notificationChoice>;

/** The quiet hours of who has chosen none: nobody looks for a setting to be let sleep. */
export const usualQuietHours: QuietHours = { from: '21:00', to: '06:00' };

/** The default until a person chooses. */
export const defaultChoice: NotificationChoice = {
  email: true,
  push: true,
  sms: false,
  quietHours: usualQuietHours,
};

/** The types of notices whose channels a person chooses. An emergency uses every channel. */
export const chosenTypes = [
  'health',
  'family',
  'community',
  'appointment',
] as const satisfies readonly (typeof notificationTypes)[number][];
export type ChosenType = (typeof chosenTypes)[number];

/** The channels of one type of notices, among those that are turned on for all of them. */
export const typeChannels = z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() });
export type TypeChannels = z.output<typeof typeChannels>;

/** The channels of each type. There is no `emergency`, so that nobody turns off a call for help. */
export const channelsByType = z.object({
  health: typeChannels,
  family: typeChannels,
  community: typeChannels,
  appointment: typeChannels,
} satisfies Record<ChosenType, typeof typeChannels>);
export type ChannelsByType = z.output<typeof channelsByType>;

const everyChannel: TypeChannels = { email: true, push: true, sms: true };

/** The default until a person chooses: what is turned on is used for everything. */
export const defaultByType: ChannelsByType = {
  health: everyChannel,
  family: everyChannel,
  community: everyChannel,
  appointment: everyChannel,
};

/** The hour of the day at which news that can wait is told together; null: each at once. */
export const digestAt = z.nullable(slotTime);

/** The preferences of a person. */
export const preferences = z.object({
  /** Null until it is chosen; until then each device keeps its own. */
  appearance: z.nullable(appearance),
  language: z.enum(languages),
  timeZone: z.enum(timeZones),
  numbers: z.enum(numberStyles),
  notifications: notificationChoice,
  channelsByType,
  digestAt,
});
export type Preferences = z.output<typeof preferences>;

/** A part that is absent stays unchanged; a part that is given is replaced as a whole. */
export const preferencesBody = z.object({
  appearance: z.optional(appearance),
  language: z.optional(z.enum(languages)),
  timeZone: z.optional(z.enum(timeZones)),
  numbers: z.optional(z.enum(numberStyles)),
  notifications: z.optional(notificationChoice),
  channelsByType: z.optional(channelsByType),
  digestAt: z.optional(digestAt),
});
export type PreferencesChange = z.output<typeof preferencesBody>;
