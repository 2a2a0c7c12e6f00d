import { darzoves } from './blog/darzoves.ts';
import { dezutes } from './blog/dezutes.ts';
import { grudai } from './blog/grudai.ts';
import { pusryciai } from './blog/pusryciai.ts';
import { vanduo } from './blog/vanduo.ts';
import { zuvis } from './blog/zuvis.ts';
import type { BlogArticleContent } from './types.ts';

/** Oldest first. */
export const blogArticles: readonly BlogArticleContent[] = [
  vanduo,
  darzoves,
  pusryciai,
  dezutes,
  zuvis,
  grudai,
];
