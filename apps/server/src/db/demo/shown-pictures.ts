import type { Text } from '@shop/domain/text';
import { blogArticles } from './content/blog.ts';
import { dishes } from './content/dishes.ts';
import { kits } from './content/kits.ts';
import { shop } from './content/shop.ts';

/** Every picture that the demo shows, by its file's name, with what is seen on it. */
export const shownPictures: ReadonlyMap<string, Text> = new Map([
  ...dishes.flatMap((dish) => (dish.picture ? [[dish.picture, dish.alt] as const] : [])),
  ...kits.flatMap((kit) => [
    [kit.picture, kit.alt] as const,
    ...(kit.morePictures ?? []).map(({ picture, alt }) => [picture, alt] as const),
  ]),
  ...blogArticles.map((article) => [article.cover, article.alt] as const),
  [shop.heroPicture, shop.heroAlt] as const,
  [shop.heroTallPicture, shop.heroAlt] as const,
  [shop.businessPicture, shop.businessAlt] as const,
]);
