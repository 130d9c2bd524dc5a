/** What a reader makes of a 200 whose content says no. */
import { expect, it } from 'vitest';
import { uploadFiles, uploadHeaderImage } from '../../src/api/admin/files';
import { sendEmail } from '../../src/api/emails';
import { continueLater, createOrder } from '../../src/api/orders';
import type { Platform } from '../../src/api/platform';
import { calculateTradeIn, redeemTradeIn } from '../../src/api/tradeIns';
import { forgetPassword, logIn } from '../../src/api/users';
import { createHttp } from '../../src/lib/http/http';
import { failureOf } from '../builders/platform';

const answering = (content: unknown): Platform => ({
  adminId: 'dealer',
  http: createHttp({
    baseUrl: 'https://platform.test',
    transport: () => Promise.resolve({ status: 200, data: JSON.stringify(content), header: () => undefined }),
  }),
});

const image = new File(['x'], 'x.png');
const order = (platform: Platform) => createOrder(platform, {} as never);
const login = (platform: Platform) => logIn(platform, 'a@b.de', { password: 'x' });
const upload = (platform: Platform) => uploadFiles(platform, 'Logo', [image]);
const redeem = (platform: Platform) => redeemTradeIn(platform, { code: 'A', email: 'a@b.de', vehicleDealerId: 'd' });

it.each<[call: string, send: (platform: Platform) => Promise<unknown>, content: unknown, failure: string]>([
  ['an order', order, { data: { id: '1' }, success: false }, 'rejected'],
  ['a login', login, { token: '' }, 'unreadable'],
  ['a login', login, { token: null }, 'unreadable'],
  ['a login', login, { success: 'false', token: '' }, 'rejected'],
  ['an upload', upload, { urls: [] }, 'unreadable'],
  ['an upload', upload, { urls: [''] }, 'unreadable'],
  ['a picture', (platform) => uploadHeaderImage(platform, image), { isSuccess: false }, 'rejected'],
  ['a trade-in', redeem, { customerPrice: 8_400 }, 'unreadable'],
  ['a trade-in', redeem, null, 'unreadable'],
  ['a trade-in', redeem, { success: false }, 'rejected'],
  ['a valuation', (platform) => calculateTradeIn(platform, []), { Success: false }, 'rejected'],
  [
    'a contact request or withdrawal',
    (platform) => sendEmail(platform, { sourceUrl: '' } as never),
    { success: false },
    'rejected',
  ],
  ['a saved order', (platform) => continueLater(platform, {} as never), { succeeded: false }, 'rejected'],
  [
    'a link for a password',
    (platform) => forgetPassword(platform, { email: 'a@b.de', redirectUrl: '' }),
    { success: 0 },
    'rejected',
  ],
])('takes for a failure of %s what a 200 denies: %# %o', async (_, send, content, failure) => {
  expect(await failureOf(send(answering(content)))).toBe(failure);
});
