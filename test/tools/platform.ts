import { parseArgs } from 'node:util';
import { servePlatform } from '../platform/serve';

/** `npx tsx test/tools/platform.ts --port 4010 [--host 127.0.0.1]`: the demo platform alone. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, host: { type: 'string' } } });
const { url } = await servePlatform({ port: Number(values.port), host: values.host });
process.stdout.write(`Demo platform: ${url}\n`);
