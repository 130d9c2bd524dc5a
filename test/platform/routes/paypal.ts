import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, param, refuse, type PlatformContext } from '../answer';
import { paymentSchema } from '../rules/paymentSchema';
import type { Payment } from '../state';

/** Stub of PayPal: its SDK with three plain buttons, and their calls. */
export function paypalRoutes(context: PlatformContext): RequestHandler[] {
  const base = `${context.baseUrl}/paypal`;
  const answerOf = ({ id, status, captures, request }: Payment) => {
    const units = request.purchase_units.map(({ custom_id, amount }) => ({
      reference_id: custom_id,
      custom_id,
      ...(captures > 0 && {
        payments: { captures: [{ id: `${id}-1`, status: context.state.captureStatus, amount, custom_id }] },
      }),
    }));
    return HttpResponse.json({ id, status, purchase_units: units });
  };
  const paymentOf = (id: string) =>
    context.state.payments.find((payment) => payment.id === id) ?? refuse(404, 'RESOURCE_NOT_FOUND');
  return [
    http.get(
      `${base}/sdk/js`,
      withRefusals(({ request }) => {
        const query = new URL(request.url).searchParams;
        for (const [name, value] of Object.entries({ currency: 'EUR', locale: 'de_DE', intent: 'capture' })) {
          if (query.get(name) !== value) refuse(400, `${name}: ${value} wird erwartet.`);
        }
        if (!query.get('client-id')) refuse(400, 'client-id: fehlt');
        // tsx, which runs the demo, wraps each function in a helper that sets its name.
        return new HttpResponse(`((__name) => (${String(paypalSdk)})(${JSON.stringify(base)}))((it) => it);`, {
          headers: { 'content-type': 'text/javascript; charset=utf-8' },
        });
      }),
    ),
    http.post(
      `${base}/orders`,
      withRefusals(async ({ request }) => {
        const asked = await bodyOf(request, paymentSchema);
        const { payments } = context.state;
        const payment: Payment = { id: `PAY-${payments.length + 1}`, request: asked, status: 'CREATED', captures: 0 };
        payments.push(payment);
        return answerOf(payment);
      }),
    ),
    http.get(
      `${base}/orders/:id`,
      withRefusals(({ params }) => answerOf(paymentOf(param(params, 'id')))),
    ),
    http.post(
      `${base}/orders/:id/capture`,
      withRefusals(({ params }) => {
        const payment = paymentOf(param(params, 'id'));
        // PayPal rejects a repeated invoice number; the stub counts captures.
        payment.captures += 1;
        payment.status = 'COMPLETED';
        return answerOf(payment);
      }),
    ),
  ];
}

/** Runs in the browser as the SDK, so it uses nothing from its scope. */
function paypalSdk(base: string): void {
  interface Actions {
    order: Record<string, (body?: unknown) => Promise<unknown>>;
  }
  interface Options {
    createOrder: (data: object, actions: Actions) => Promise<string>;
    onApprove: (data: { orderID: string }, actions: Actions) => Promise<void>;
    onCancel?: (data: object) => void;
    onError?: (error: unknown) => void;
  }
  const call = async (method: string, path: string, body?: unknown): Promise<{ id: string; status: string }> => {
    const response = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`PayPal: ${String(response.status)}`);
    return (await response.json()) as { id: string; status: string };
  };
  const actionsOf = (id: string): Actions => ({
    order: {
      create: async (body) => (await call('POST', '/orders', body)).id,
      capture: () => call('POST', `/orders/${id}/capture`),
      get: () => call('GET', `/orders/${id}`),
    },
  });
  const Buttons = (options: Options) => {
    const frame = document.createElement('div');
    const fail = (error: unknown) => {
      if (options.onError) options.onError(error);
      else throw error;
    };
    const press = (label: string, action: () => Promise<void>) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.style.minHeight = '44px';
      button.style.font = '16px system-ui, sans-serif';
      button.addEventListener('click', () => {
        action().catch(fail);
      });
      return button;
    };
    /** PayPal's window closes itself if its frame is not in the document, as in a shadow root. */
    const isInPage = () => {
      if (!document.contains(frame)) throw new Error('zoid: frame element is not in the document');
    };
    const start = async () => {
      isInPage();
      return options.createOrder({ paymentSource: 'paypal' }, actionsOf(''));
    };
    frame.style.display = 'grid';
    frame.style.gap = '8px';
    frame.append(
      press('Mit PayPal bezahlen', async () => {
        const orderID = await start();
        isInPage();
        await options.onApprove({ orderID }, actionsOf(orderID));
      }),
      press('PayPal abbrechen', async () => {
        const orderID = await start();
        options.onCancel?.({ orderID });
      }),
      press('PayPal scheitert', async () => {
        await start();
        throw new Error('PayPal: window closed unexpectedly');
      }),
    );
    return {
      isEligible: () => true,
      render: (container: HTMLElement) => {
        if (!document.contains(container)) return Promise.reject(new Error('zoid: container is not in the document'));
        container.append(frame);
        return Promise.resolve();
      },
      close: () => {
        frame.remove();
        return Promise.resolve();
      },
    };
  };
  const name = document.currentScript?.dataset.namespace ?? 'paypal';
  Object.assign(window, { [name]: { Buttons } });
}
