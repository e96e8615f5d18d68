/** Texts of the directory for readers without JavaScript. */
export const plainTexts = {
  price: /*i18n*/ { id: 'doctors.plain.price', message: 'From {price} a visit' },
  nobody: /*i18n*/ { id: 'doctors.plain.nobody', message: 'No doctor found' },
  more: /*i18n*/ { id: 'doctors.plain.more', message: 'Show more doctors' },
  book: /*i18n*/ { id: 'doctors.plain.book', message: 'To book a visit, call us:' },
};
