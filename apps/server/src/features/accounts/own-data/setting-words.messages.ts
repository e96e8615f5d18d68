import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** What each choice of a setting means, by setting and choice. */
export const settingWords: Readonly<Record<string, MessageDescriptor>> = {
  'theme.auto': /*i18n*/ { id: 'data.setting.theme.auto', message: 'As the device' },
  'theme.light': /*i18n*/ { id: 'data.setting.theme.light', message: 'Light' },
  'theme.dark': /*i18n*/ { id: 'data.setting.theme.dark', message: 'Dark' },
  'text.normal': /*i18n*/ { id: 'data.setting.text.normal', message: 'Normal' },
  'text.large': /*i18n*/ { id: 'data.setting.text.large', message: 'Large' },
  'text.largest': /*i18n*/ { id: 'data.setting.text.largest', message: 'Largest' },
  'density.comfortable': /*i18n*/ {
    id: 'data.setting.density.comfortable',
    message: 'Comfortable',
  },
  'density.compact': /*i18n*/ { id: 'data.setting.density.compact', message: 'Compact' },
  'contrast.normal': /*i18n*/ { id: 'data.setting.contrast.normal', message: 'Normal' },
  'contrast.high': /*i18n*/ { id: 'data.setting.contrast.high', message: 'High' },
  'motion.auto': /*i18n*/ { id: 'data.setting.motion.auto', message: 'As the device' },
  'motion.reduced': /*i18n*/ { id: 'data.setting.motion.reduced', message: 'Reduced' },
  'english.GB': /*i18n*/ { id: 'data.setting.english.gb', message: 'British English' },
  'english.US': /*i18n*/ { id: 'data.setting.english.us', message: 'American English' },
  'numbers.language': /*i18n*/ {
    id: 'data.setting.numbers.language',
    message: 'As the language does',
  },
  'numbers.comma': /*i18n*/ { id: 'data.setting.numbers.comma', message: '1,234.5' },
  'numbers.space': /*i18n*/ { id: 'data.setting.numbers.space', message: '1 234,5' },
  'numbers.dot': /*i18n*/ { id: 'data.setting.numbers.dot', message: '1.234,5' },
};
