import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Chunks are compiled on their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

// After test/setup.ts, because hooks run in reverse order: console output while unmounting counts as well.
afterEach(() => cleanup());
