import { createContext } from 'react';
import { sayDone } from '../done-act.ts';

/** Where a part of the page says an outcome. Without one, the bottom of the screen says it. */
export const SayContext = createContext<(text: string | null) => void>(sayDone);
