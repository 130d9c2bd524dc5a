/** Quotes and braces of text editors and templates („abc“, {{abc}}), invisible signs. */
const MARKS = /\p{Cf}+|^[\s"'`\u201A\u201E{}\p{Pi}\p{Pf}\p{Cf}]+|[\s"'`\u201A\u201E{}\p{Pi}\p{Pf}\p{Cf}]+$/gu;

export const withoutMarks = <Value>(value: Value) =>
  (typeof value === 'string' ? value.replace(MARKS, '') : value) as Value;
