/** Lines of the recent activity about what was written into an elder's health data. */
export const writtenLines = {
  allergyAdded: /*i18n*/ { id: 'circle.activity.allergy-added', message: 'Allergy written down' },
  allergyChanged: /*i18n*/ { id: 'circle.activity.allergy-changed', message: 'Allergy changed' },
  allergyWithdrawn: /*i18n*/ {
    id: 'circle.activity.allergy-withdrawn',
    message: 'Allergy marked as an error',
  },
  conditionAdded: /*i18n*/ {
    id: 'circle.activity.condition-added',
    message: 'Illness written down',
  },
  conditionChanged: /*i18n*/ {
    id: 'circle.activity.condition-changed',
    message: 'Illness changed',
  },
  conditionRemoved: /*i18n*/ {
    id: 'circle.activity.condition-removed',
    message: 'Illness marked as an error',
  },
  medicineBegun: /*i18n*/ { id: 'circle.activity.medicine-begun', message: 'Medicine added' },
  medicineChanged: /*i18n*/ { id: 'circle.activity.medicine-changed', message: 'Medicine changed' },
  medicineStopped: /*i18n*/ { id: 'circle.activity.medicine-stopped', message: 'Medicine stopped' },
  noteSigned: /*i18n*/ { id: 'circle.activity.note-signed', message: "Doctor's note signed" },
  noteAmended: /*i18n*/ { id: 'circle.activity.note-amended', message: "Doctor's note amended" },
  alertClosed: /*i18n*/ { id: 'circle.activity.alert-closed', message: 'Urgent alert closed' },
  oxygenScaleSet: /*i18n*/ {
    id: 'circle.activity.oxygen-scale-set',
    message: 'Own limits of oxygen set',
  },
  oxygenScaleEnded: /*i18n*/ {
    id: 'circle.activity.oxygen-scale-ended',
    message: 'Own limits of oxygen ended',
  },
  pressureTargetSet: /*i18n*/ {
    id: 'circle.activity.pressure-target-set',
    message: 'Own target of blood pressure set',
  },
  pressureTargetEnded: /*i18n*/ {
    id: 'circle.activity.pressure-target-ended',
    message: 'Own target of blood pressure ended',
  },
};

/** Lines of the recent activity about who is in the circle. */
export const circleLines = {
  invited: /*i18n*/ {
    id: 'circle.activity.invited',
    message: 'Somebody was invited to the circle',
  },
  joined: /*i18n*/ { id: 'circle.activity.joined', message: 'New in the circle' },
  left: /*i18n*/ { id: 'circle.activity.left', message: 'Left the circle' },
  revoked: /*i18n*/ {
    id: 'circle.activity.revoked',
    message: 'Somebody was removed from the circle',
  },
};
