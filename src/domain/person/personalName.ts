import * as z from 'zod/mini';
import { once } from '../../lib/once';
import { readBy, readText } from '../../lib/schema';
import { lineOf } from '../../lib/text/textLine';

/** Signs that are no name, and what programs write for none: people are called Null, Nan, None and Unbekannt. */
const NO_NAME = /^(?:null|undefined|NaN|n\/a|N\/A|k\. ?A\.|[\p{P}\p{S}\s]*)$/u;

const optionalName = once(() =>
  readBy((value) => {
    const read = lineOf(readText(value) ?? '');
    return NO_NAME.test(read) ? undefined : read;
  }, 'text'),
);

/** Name of a person in one line; without one the schema fails. */
export const personalName = once(() => z.pipe(optionalName(), z.string()) as z.ZodMiniType<string, string>);
