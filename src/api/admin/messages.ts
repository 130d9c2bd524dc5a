import { ignoreBody } from '../../lib/http/http';
import { vehicleDealerPath, type Platform } from '../platform';

/** Channels of a message to customers, as on the wire (rules/admin: messages to customers). */
export const MESSAGE_CHANNELS = { email: 1, whatsapp: 2 } as const;

interface MessageWrite {
  receiverIds: readonly string[];
  channels: readonly (keyof typeof MESSAGE_CHANNELS)[];
  subject: string;
  content: string;
  /** URLs of uploaded files. */
  attachments: readonly string[];
}

/** Sends a message to customers. Never retried, which would send it twice. */
export function sendMessage(
  platform: Platform,
  { channels, ...message }: MessageWrite,
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', vehicleDealerPath(platform, 'messages'), {
    body: { ...message, channelTypes: channels.map((channel) => MESSAGE_CHANNELS[channel]) },
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}
