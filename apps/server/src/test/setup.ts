import { countBoots } from './count-boots.ts';

countBoots();
