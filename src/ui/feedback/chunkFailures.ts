import { createContext } from 'react';
import type { ChunkFailure } from '../../lib/page/chunkFailure';

/** Called for every chunk that could not be loaded. */
export const ChunkFailures = createContext<(failure: ChunkFailure) => void>(() => undefined);
