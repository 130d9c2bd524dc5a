/** Quotes and braces around a value, which text editors and templates leave: „abc“, {{abc}}; and anywhere signs that nobody sees. */
const MARKS = /\p{Cf}+|^[\s"'`\u201A\u201E{}\p{Pi}\p{Pf}\p{Cf}]+|[\s"'`\u201A\u201E{}\p{Pi}\p{Pf}\p{Cf}]+$/gu;

/** The value of an option as its dealer has meant it: each one that a page gives is read by this first. */
export const withoutMarks = <Value>(value: Value) =>
  (typeof value === 'string' ? value.replace(MARKS, '') : value) as Value;
