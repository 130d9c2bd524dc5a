import { HttpError } from './errors';
import { fetchTransport } from './fetchTransport';
import type { Transport } from './transport';

/** axios loads after the first view; until then reads use `fetch`, the rest waits. */
export function createShopTransport(load = () => import('./axiosTransport')): Transport & { preload: () => void } {
  let loaded: Transport | undefined;
  const loadAxios = async () => {
    try {
      loaded ??= (await load()).axiosTransport;
      return loaded;
    } catch (error) {
      throw new HttpError('network', undefined, { cause: error });
    }
  };
  const transport: Transport = async (request) => {
    const isPlainRead = request.method === 'GET' && !('Authorization' in request.headers);
    const send = loaded ?? (isPlainRead ? fetchTransport : await loadAxios());
    return send(request);
  };
  return Object.assign(transport, { preload: () => void loadAxios().catch(() => undefined) });
}
