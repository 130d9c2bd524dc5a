import * as z from 'zod/mini';
import type { Engine } from './engine';

const placeSchema = z.nullable(z.object({ x: z.number(), y: z.number() }));
const lines = z.array(z.string());

/** Query for an element: its kind (`robot.js`) and a pattern of its name. */
export interface Query {
  role:
    | 'button'
    | 'link'
    | 'tab'
    | 'heading'
    | 'textbox'
    | 'combobox'
    | 'choice'
    | 'day'
    | 'card'
    | 'dialog'
    | 'panel'
    | 'picture'
    | 'text';
  name?: string;
  /** From 0; negative from the end. */
  nth?: number;
}

/** Timeout of an element's appearance, ms. */
const TIMEOUT = 15_000;

export type Visitor = ReturnType<typeof visitorOf>;

/** Visitor of the shop in any of the browsers, with real clicks and keys. */
export function visitorOf(engine: Engine) {
  const ask = (call: string, ...args: unknown[]) =>
    engine.evaluate(`robot.${call}(${args.map((arg) => JSON.stringify(arg)).join()})`);

  const url = async () => z.parse(z.string(), await engine.evaluate('location.href'));

  async function until<Value>(what: string, look: () => Promise<Value | false | null>): Promise<Value> {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      // Evaluation fails during a navigation.
      const found = await look().catch(() => null);
      if (found !== null && found !== false) return found;
      if (performance.now() > end) throw new Error(`did not see: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Clicks an element at its position at that moment. */
  async function pressIfThere(query: Query): Promise<boolean> {
    const place = z.parse(placeSchema, await ask('place', query));
    if (place !== null) await engine.click(place.x, place.y);
    return place !== null;
  }

  /** Once it is there. */
  async function press(query: Query): Promise<void> {
    await until(JSON.stringify(query), () => pressIfThere(query));
  }

  return {
    engine,
    press,
    pressIfThere,
    until,
    see: (query: Query) => until(JSON.stringify(query), async () => (await ask('isThere', query)) === true),
    isThere: async (query: Query) => (await ask('isThere', query)) === true,
    choose: (query: Query, option: string) =>
      until(`${option} in ${JSON.stringify(query)}`, async () => (await ask('choose', query, option)) === true),
    /** Types into a field after a click; retries if it moved before the click. */
    async type(query: Query, text: string) {
      await until(`the cursor in ${JSON.stringify(query)}`, async () => {
        await press(query);
        return (await ask('isFocused', query)) === true;
      });
      await engine.type(text);
    },
    url,
    untilUrl: (pattern: RegExp) => until(String(pattern), async () => pattern.test(await url())),
    scroll: async () => z.parse(z.number(), await ask('scroll')),
    tooWide: async () => z.parse(lines, await ask('tooWide')),
    wrong: async () => z.parse(lines, await engine.evaluate('robot.wrong')),
  };
}
