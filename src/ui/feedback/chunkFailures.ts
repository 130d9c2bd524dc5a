import { createContext } from 'react';
import type { ChunkFailure } from '../../lib/page/chunkFailure';

export const ChunkFailures = createContext<(failure: ChunkFailure) => void>(() => undefined);
