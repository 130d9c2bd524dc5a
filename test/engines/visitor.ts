import type { Engine } from './engine';

/** What a visitor looks for: a kind of element (`robot.js`) and a pattern of its name. */
export interface Query {
  role: 'button' | 'link' | 'tab' | 'heading' | 'textbox' | 'combobox' | 'choice' | 'day' | 'card' | 'dialog' | 'panel' | 'picture' | 'text';
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

  async function press(query: Query): Promise<void> {
    const { x, y } = await until(JSON.stringify(query), () => ask('place', query) as Promise<{ x: number; y: number } | null>);
    await engine.click(x, y);
  }

  return {
    engine,
    press,
    see: (query: Query) => until(JSON.stringify(query), async () => (await ask('isThere', query)) === true),
    isThere: async (query: Query) => (await ask('isThere', query)) === true,
    choose: (query: Query, option: string) =>
      until(`${option} in ${JSON.stringify(query)}`, async () => (await ask('choose', query, option)) === true),
    async type(query: Query, text: string) {
      await press(query);
      await engine.type(text);
    },
    url: () => engine.evaluate('location.href') as Promise<string>,
    untilUrl: (pattern: RegExp) => until(String(pattern), async () => pattern.test((await engine.evaluate('location.href')) as string)),
    scroll: () => ask('scroll') as Promise<number>,
    tooWide: () => ask('tooWide') as Promise<string[]>,
    wrong: () => engine.evaluate('robot.wrong') as Promise<string[]>,
  };
}
