import { startApp } from './start-app.ts';
import { takeOver } from './take-over.ts';

const early = window.hafiEarly;
if (early) early.takeOver = () => takeOver(early);
startApp();
