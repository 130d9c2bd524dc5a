/** The moment at which every test takes place: a Monday in May, 10:00 in Germany. */
export const NOW = new Date('2026-05-04T08:00:00Z');
