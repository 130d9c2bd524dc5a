import { createContext } from 'react';

/** Origins from which pictures in texts of the platform may be loaded; any other origin would need the visitor's consent. */
export const PictureOrigins = createContext<readonly string[]>([]);
