/** The provinces by code, including the City of Kigali. */
export const provinceNames = {
  1: /*i18n*/ { id: 'province.kigali', message: 'City of Kigali' },
  2: /*i18n*/ { id: 'province.south', message: 'Southern Province' },
  3: /*i18n*/ { id: 'province.west', message: 'Western Province' },
  4: /*i18n*/ { id: 'province.north', message: 'Northern Province' },
  5: /*i18n*/ { id: 'province.east', message: 'Eastern Province' },
} as const;
