import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendDigestsWork } from './digests/send-digests.job.ts';
import { nextChannelWork } from './next-channel.job.ts';
import { notificationsHandlers } from './notifications.routes.ts';
import { noticeData } from './own-notices.ts';
import { smsReportsWork } from './sms-reports/hear-report.ts';
import { mountSmsReports } from './sms-reports/sms-reports.routes.ts';
import { sweepReports } from './sms-reports/sweep-reports.job.ts';
import { unreportedSmsWork } from './sms-reports/unreported-sms.job.ts';
import { sweepNotices } from './sweep-notices.job.ts';

/** Notifications and recent activity, and their delivery to devices. */
export function notificationsFeature(platform: Platform): Feature {
  return {
    handlers: notificationsHandlers(platform),
    due: [
      nextChannelWork(platform),
      smsReportsWork(platform),
      unreportedSmsWork(platform),
      sendDigestsWork(platform),
    ],
    crons: [sweepNotices(platform), sweepReports(platform)],
    mount: mountSmsReports(platform),
    personalData: noticeData(platform),
  };
}
