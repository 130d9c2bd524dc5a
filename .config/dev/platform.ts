import { parseArgs } from 'node:util';
import { createPlatform } from '../../test/platform/platform';
import { servePlatform } from '../../test/platform/serve';

/** `npx tsx .config/dev/platform.ts --port 4010 [--host 127.0.0.1] [--vehicles 1000]`: serves the demo platform alone. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, host: { type: 'string' }, vehicles: { type: 'string' } },
});
const stock = values.vehicles === undefined ? undefined : { 1: Number(values.vehicles) };
const { url } = await servePlatform({
  port: Number(values.port),
  host: values.host,
  platform: (baseUrl) => createPlatform({ baseUrl, stock }),
});
process.stdout.write(`Demo platform: ${url}\n`);
