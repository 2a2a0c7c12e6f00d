import type { Picture } from '@shop/contract/pictures';
import type { Shop, ShopSettings } from '@shop/contract/shop';

export const shownShop = (
  { heroPictureId, heroTallPictureId, ...shop }: ShopSettings,
  pictures: ReadonlyMap<number, Picture>,
): Shop => ({
  ...shop,
  heroPicture: pictures.get(heroPictureId ?? 0) ?? null,
  heroTallPicture: pictures.get(heroTallPictureId ?? 0) ?? null,
});
