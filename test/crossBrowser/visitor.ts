import * as z from 'zod/mini';
import type { Engine } from './engine';

const placeSchema = z.nullable(z.object({ x: z.number(), y: z.number() }));
const lines = z.array(z.string());

/** What a visitor looks for: a kind of element (`robot.js`) and a pattern of its name. */
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

/** So long something may take to appear, ms. */
const PATIENCE = 15_000;

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor of the shop in any of the browsers: presses and types as a person does. */
export function visitorOf(engine: Engine) {
  const ask = (call: string, ...args: unknown[]) =>
    engine.evaluate(`robot.${call}(${args.map((arg) => JSON.stringify(arg)).join()})`);

  const url = async () => z.parse(z.string(), await engine.evaluate('location.href'));

  async function until<Value>(what: string, look: () => Promise<Value | false | null>): Promise<Value> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      // Between two pages there is nobody to ask.
      const found = await look().catch(() => null);
      if (found !== null && found !== false) return found;
      if (performance.now() > end) throw new Error(`did not see: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What moves away before the mouse arrives is looked for again. */
  async function press(query: Query): Promise<void> {
    await until(JSON.stringify(query), async () => {
      const place = z.parse(placeSchema, await ask('place', query));
      if (place !== null) await engine.click(place.x, place.y);
      return place !== null;
    });
  }

  return {
    engine,
    press,
    until,
    see: (query: Query) => until(JSON.stringify(query), async () => (await ask('isThere', query)) === true),
    isThere: async (query: Query) => (await ask('isThere', query)) === true,
    choose: (query: Query, option: string) =>
      until(`${option} in ${JSON.stringify(query)}`, async () => (await ask('choose', query, option)) === true),
    /** Into the field that the press has reached: what was still moving under the mouse is pressed again. */
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
