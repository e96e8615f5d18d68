/** The texts of emergencies among `everStored`. */
export const emergencyTexts: Readonly<Record<string, string>> = {
  'emergency.activity.drill': '',
  'emergency.activity.drill-over': '',
  'emergency.activity.false-alarm': '',
  'emergency.activity.fired': '',
  'emergency.activity.resolved': '',
  'emergency.call.contacts': 'who',
  'emergency.call.coordinators': 'who',
  'emergency.call.drill': 'who',
  'emergency.call.volunteers': 'who',
  'emergency.over.drill': 'who',
  'emergency.over.false-alarm': 'who',
  'emergency.over.resolved': 'who',
  'emergency.title.call': '',
  'emergency.title.drill': '',
  'emergency.title.drill-over': '',
  'emergency.title.over': '',
};
