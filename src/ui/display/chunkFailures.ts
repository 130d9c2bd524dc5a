import { createContext } from 'react';
import type { ChunkFailure } from '../../lib/chunkFailure';

/** Told of every part of the shop that did not arrive. */
export const ChunkFailures = createContext<(failure: ChunkFailure) => void>(() => undefined);
