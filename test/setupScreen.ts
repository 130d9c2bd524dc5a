import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Chunks are compiled on their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Set up after test/setup.ts, because hooks run backwards: what a screen says while it is taken down counts too.
afterEach(() => cleanup());
