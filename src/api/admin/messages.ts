import { ask, call } from '../call';
import type { Platform } from '../platform';

export const messageCall = call('POST', '/v2/vehicle-dealer/{a}/messages', {
  sends: 'messageBody',
  isAuthorized: true,
});

export const MESSAGE_CHANNELS = { email: 1, whatsapp: 2 } as const;

interface MessageWrite {
  receiverIds: readonly string[];
  channels: readonly (keyof typeof MESSAGE_CHANNELS)[];
  subject: string;
  content: string;
  attachments: readonly string[];
}

export function sendMessage(
  platform: Platform,
  { channels, ...message }: MessageWrite,
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, messageCall, {
    body: { ...message, channelTypes: channels.map((channel) => MESSAGE_CHANNELS[channel]) },
    signal,
  });
}
