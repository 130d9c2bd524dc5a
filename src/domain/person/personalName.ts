import * as z from 'zod/mini';
import { once } from '../../lib/once';
import { readBy, readText } from '../../lib/schema';
import { lineOf } from '../../lib/text/textLine';

/** No name, or "none" of programs; people are called Null, Nan, None and Unbekannt. */
const NO_NAME = /^(?:null|undefined|NaN|n\/a|N\/A|k\. ?A\.|[\p{P}\p{S}\s]*)$/u;

const optionalName = once(() =>
  readBy((value) => {
    const read = lineOf(readText(value) ?? '');
    return NO_NAME.test(read) ? undefined : read;
  }, 'text'),
);

/** The schema fails without a name. */
export const personalName = once(() => z.pipe(optionalName(), z.string()) as z.ZodMiniType<string, string>);
