import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { PlatformContext } from './answer';
import { respondWithFault, isMatch, type CallMatcher, type Fault, type PlannedFault } from './faults';
import { adminRoutes } from './admin/routes';
import { uploadedMedia } from './admin/uploads';
import { calendarRoutes } from './routes/calendar';
import { dealerRoutes } from './routes/dealer';
import { financeRoutes } from './routes/finance';
import { mediaRoutes } from './routes/media';
import { orderRoutes } from './routes/orders';
import { outboxRoutes } from './routes/outbox';
import { paypalRoutes } from './routes/paypal';
import { productRoutes } from './routes/products';
import { signInRoutes } from './routes/signIn';
import { thirdPartyRoutes } from './routes/thirdParties';
import { tradeInRoutes } from './routes/tradeIns';
import { userRoutes } from './routes/users';
import { vehicleRoutes } from './routes/vehicles';
import { queryProblem } from './rules/wireQuery';
import { createState, type PlatformState, type StateOptions, type TenantState } from './state';
import { adminIdOf } from './stock/tenants';

interface PlatformOptions {
  /** Base URL of the handlers and of the links in responses, without a trailing slash. */
  baseUrl: string;
  /** Default: the clock. The stock is generated relative to it. */
  now?: () => Date;
  /** Sizes of the stocks by the tenant's number. */
  stock?: StateOptions['stock'];
  /** Sizes of the admin lists, by the tenant's number. */
  admin?: StateOptions['admin'];
  /** Simplified pictures, for tests that do not look at them. */
  hasPlainPictures?: boolean;
}

/** Received call; `body` is the parsed JSON, or else the text. */
interface RecordedCall {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  body: unknown;
  status: number | 'none';
}

export interface Platform {
  readonly baseUrl: string;
  readonly handlers: RequestHandler[];
  /** Current state; a reset replaces it. */
  readonly state: PlatformState;
  /** Received calls, except of pictures and documents, oldest first. */
  readonly record: RecordedCall[];
  /** Time that served answers say (`Date`). */
  time: () => Date;
  /** Delay of every response except pictures, ms. Default: `WEBSHOP_LATE`, with which a test that does not wait is red on a fast machine, too. */
  latency: number;
  /** Holds matching calls until the returned function is called, to test pending states independently of timing. */
  hold(path?: string): () => void;
  tenant(number: 1 | 2 | 3 | 4 | 5 | 6): TenantState;
  /** Makes the next matching calls fail; without `times` all of them until the reset. @returns undo */
  fail(matcher: CallMatcher | string | RegExp, fault: Fault, times?: number): () => void;
  /** Restores the initial state, record, faults and latency, and releases held calls. */
  reset(): void;
}

const LATE = Number(process.env.WEBSHOP_LATE ?? 0);
// Before a test replaces the clock.
const { setTimeout } = globalThis;

const FRONT =
  'Das ist die Demo-Plattform des Shops. Ihre Adresse gehört in data-api-url; was sie versteht, steht in openapi.json.';

/** The demo platform: one set of handlers with real behaviour and state, for msw in process and for `servePlatform`. */
export function createPlatform({
  baseUrl,
  now = () => new Date(),
  stock,
  admin,
  hasPlainPictures = false,
}: PlatformOptions): Platform {
  let state = createState({ baseUrl, now, stock, admin });
  let faults: PlannedFault[] = [];
  let held: { path: string; waiting: (() => void)[] } | undefined;
  const release = () => {
    held?.waiting.forEach((answerNow) => answerNow());
    held = undefined;
  };
  const record: RecordedCall[] = [];
  const context: PlatformContext = {
    baseUrl,
    now,
    get state() {
      return state;
    },
    hasPlainPictures,
  };
  const media = byAddress([...mediaRoutes(context), ...uploadedMedia(context)]);
  const routes = byAddress([
    // First, because it rejects calls forbidden to employees.
    ...adminRoutes(context),
    ...vehicleRoutes(context),
    ...dealerRoutes(context),
    ...productRoutes(context),
    ...financeRoutes(context),
    ...orderRoutes(context),
    ...tradeInRoutes(context),
    ...calendarRoutes(context),
    ...paypalRoutes(context),
    ...thirdPartyRoutes(context),
    ...signInRoutes(context),
    ...outboxRoutes(context),
    ...userRoutes(context),
  ]);

  const platform: Platform = {
    baseUrl,
    handlers: [
      // Whoever opens the address that the demo prints.
      http.get(`${baseUrl}/`, () => HttpResponse.text(FRONT)),
      http.all(`${baseUrl}/*`, async ({ request }) => (await getResponse(media(request), request)) ?? answer(request)),
    ],
    get state() {
      return state;
    },
    record,
    time: now,
    latency: LATE,
    tenant: (number) => {
      const tenant = state.tenants.get(adminIdOf(number));
      if (!tenant) throw new Error(`no tenant ${number}`);
      return tenant;
    },
    fail(matcher, fault, times = Infinity) {
      const planned: PlannedFault = {
        matcher: typeof matcher === 'string' || matcher instanceof RegExp ? { path: matcher } : matcher,
        fault,
        times,
      };
      faults.push(planned);
      return () => {
        faults = faults.filter((entry) => entry !== planned);
      };
    },
    hold(path = '/') {
      release();
      held = { path, waiting: [] };
      return release;
    },
    reset() {
      release();
      state = createState({ baseUrl, now, stock, admin });
      faults = [];
      record.length = 0;
      platform.latency = LATE;
      platform.time = now;
    },
  };

  async function answer(request: Request): Promise<Response> {
    const call = await recorded(request);
    record.push(call);
    const stateBefore = state;
    if (platform.latency > 0) await new Promise((resolve) => setTimeout(resolve, platform.latency));
    if (held && isMatch(held, request)) await new Promise<void>((resolve) => held?.waiting.push(resolve));
    // What waited through a reset belongs to the test before.
    if (state !== stateBefore) return HttpResponse.error();
    const problem = queryProblem(request.method, new URL(request.url.replace(baseUrl, 'https://platform')));
    const right = () =>
      problem === undefined
        ? getResponse(routes(request), request.clone())
        : Promise.resolve(HttpResponse.json({ message: problem }, { status: 400 }));
    const fault = faults.find(({ matcher, times }) => times > 0 && isMatch(matcher, request));
    if (fault) fault.times -= 1;
    const response =
      (fault ? await respondWithFault(fault.fault, request, right) : await right()) ??
      HttpResponse.json({ message: 'Diesen Aufruf gibt es nicht.' }, { status: 404 });
    call.status = response.type === 'error' ? 'none' : response.status;
    if (state.maxAgeSeconds !== undefined && request.method === 'GET' && response.ok)
      response.headers.set('cache-control', `max-age=${state.maxAgeSeconds}`);
    return response;
  }
  return platform;
}

/** Chooses the handlers whose method and path fit a request: msw itself compiles the path of each of them anew for every request. */
function byAddress(handlers: readonly RequestHandler[]): (request: Request) => RequestHandler[] {
  const rows = handlers.map((handler) => {
    const [method = '', path = ''] = handler.info.header.split(' ');
    const pattern = path
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll(/:[a-z]\w*/gi, '[^/]+');
    return { handler, method, address: new RegExp(`^${pattern}/?$`, 'i') };
  });
  return ({ method, url }) => {
    const address = url.replace(/[?#].*/, '');
    return rows.filter((row) => row.method === method && row.address.test(address)).map(({ handler }) => handler);
  };
}

async function recorded(request: Request): Promise<RecordedCall> {
  const url = new URL(request.url);
  const text = request.body === null ? '' : await request.clone().text();
  return {
    method: request.method,
    url: request.url,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    authorization: request.headers.get('authorization'),
    body: parsed(text),
    status: 'none',
  };
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
