import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Line of a phone: time of a round trip in ms, bits per second to the visitor. */
const ROUND_TRIP = 150;
const BITS_PER_SECOND = 1_600_000;
/** Most bytes that the line carries at once. */
const PACKET = 1460;
/** What a connection sends before anything is acknowledged (slow start, RFC 6928), and at most, bytes. */
const FIRST_WINDOW = 10 * PACKET;
const LARGEST_WINDOW = 128 * 1024;
/** What a server may have waiting for the line, bytes: an endless buffer would put later answers behind all that was asked before. */
const WAITING = 16 * 1024;

export type Line = ReturnType<typeof openLine>;

export const LINE = `${BITS_PER_SECOND / 1_000_000} Mbit/s, ${ROUND_TRIP} ms a round trip, TLS, brotli`;

/**
 * Slow line between the visitor and servers of the bench, with what a round trip costs in reality: the handshakes of TCP and TLS for each
 * origin, slow start, HTTP/2, brotli, and one bandwidth in which connections take turns. Needs openssl, for a certificate.
 */
export function openLine() {
  const secrets = certificate();
  const servers: { close: () => void }[] = [];
  const downstream = createDownstream();

  /** Address of a server at the near end of the line. */
  async function reach(origin: string): Promise<string> {
    const far = createSecureServer({ ...secrets, allowHTTP1: true });
    far.listen(0, '127.0.0.1');
    await once(far, 'listening');
    const near = createServer({ noDelay: true }, (socket) => carry(socket, portOf(far), downstream));
    near.listen(0, '127.0.0.1');
    await once(near, 'listening');
    servers.push(near, far);
    const address = `https://127.0.0.1:${portOf(near)}`;
    const packed = new Map<string, Buffer>();
    // A server that is closed at the end of a measurement leaves a request unanswered, which is no error of the measurement.
    far.on('request', (request, response) => {
      forward({ origin, address, packed }, request, response).catch(() => response.stream.destroy());
    });
    return address;
  }

  return { reach, close: () => servers.forEach((server) => server.close()) };
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'line-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const args = ['req', '-x509', ...curve, '-nodes', '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=bench'];
  execFileSync('openssl', args, { stdio: 'ignore' });
  const secrets = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return secrets;
}

interface Flow {
  packets: Buffer[];
  waiting: number;
  /** Sent and not acknowledged, bytes. */
  unacknowledged: number;
  window: number;
  server: Socket;
  pass: (sentAt: number, data: Buffer) => void;
}

/** Line to the visitor: one packet after the other, of each connection in turn, and of none more than its window. */
function createDownstream() {
  const flows: Flow[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const wake = () => (timer ??= setTimeout(send));

  function send() {
    timer = undefined;
    for (;;) {
      const now = performance.now();
      if (freeAt > now + 1) return void (timer = setTimeout(send, freeAt - now));
      const next = flows.findIndex(({ packets, unacknowledged, window }) => packets[0] && unacknowledged < window);
      const [flow] = next < 0 ? [] : flows.splice(next, 1);
      const packet = flow?.packets.shift();
      if (flow === undefined || packet === undefined) return;
      flows.push(flow);
      freeAt = Math.max(freeAt, now) + (packet.length * 8000) / BITS_PER_SECOND;
      flow.pass(freeAt, packet);
      flow.waiting -= packet.length;
      flow.unacknowledged += packet.length;
      if (flow.waiting < WAITING / 2) flow.server.resume();
      const acknowledge = () => {
        flow.unacknowledged -= packet.length;
        flow.window = Math.min(flow.window + packet.length, LARGEST_WINDOW);
        wake();
      };
      setTimeout(acknowledge, freeAt + ROUND_TRIP - now);
    }
  }

  /** Carries what a server sends. */
  return (server: Socket, pass: Flow['pass']) => {
    const flow: Flow = { packets: [], waiting: 0, unacknowledged: 0, window: FIRST_WINDOW, server, pass };
    flows.push(flow);
    server.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PACKET) flow.packets.push(data.subarray(start, start + PACKET));
      flow.waiting += data.length;
      if (flow.waiting > WAITING) server.pause();
      wake();
    });
    server.on('close', () => flows.splice(flows.indexOf(flow), 1));
  };
}

/** Carries a connection: nothing arrives in less than half a round trip, and nothing at all before TCP's own handshake. */
function carry(visitor: Socket, port: number, downstream: ReturnType<typeof createDownstream>): void {
  const server = connect({ port, host: '127.0.0.1', noDelay: true });
  const openAt = performance.now() + ROUND_TRIP;
  const end = () => {
    visitor.destroy();
    server.destroy();
  };
  for (const socket of [visitor, server]) socket.on('error', end).on('close', end);
  const up = delayed(server);
  visitor.on('data', (data) => up(Math.max(openAt, performance.now()), data));
  downstream(server, delayed(visitor));
}

/** Writes to a socket half a round trip after a packet was sent, in the order of the calls. */
function delayed(socket: Socket): (sentAt: number, data: Buffer) => void {
  const packets: { at: number; data: Buffer }[] = [];
  function pass() {
    for (let next = packets[0]; next !== undefined; next = packets[0]) {
      const wait = next.at - performance.now();
      if (wait > 0) return void setTimeout(pass, wait);
      packets.shift();
      if (socket.writable) socket.write(next.data);
    }
  }
  return (sentAt, data) => {
    packets.push({ at: sentAt + ROUND_TRIP / 2, data });
    if (packets.length === 1) pass();
  };
}

const TEXT = /^(?:text\/|application\/json|image\/svg)/;

interface Far {
  origin: string;
  /** Replaces the origin in all texts. */
  address: string;
  packed: Map<string, Buffer>;
}

async function forward(far: Far, request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const { origin, address, packed } = far;
  const answer = await fetch(`${origin}${request.url}`, { method: request.method });
  const headers = [...answer.headers].filter(([name]) => !/^(?:content-|connection|keep-alive|transfer-)/.test(name));
  const type = answer.headers.get('content-type') ?? '';
  if (!TEXT.test(type)) {
    response.writeHead(answer.status, { ...Object.fromEntries(headers), ...(type !== '' && { 'content-type': type }) });
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const text = (await answer.text()).replaceAll(origin, address);
  const body = packed.get(text) ?? pack(text);
  packed.set(text, body);
  response.writeHead(answer.status, {
    ...Object.fromEntries(headers),
    'content-type': type,
    'content-encoding': 'br',
  });
  response.end(body);
}

const pack = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: text.length > 20_000 ? 11 : 5 } });
