import { staffPaths } from '../../../lib/staff-paths.ts';

/** In the order in which they stand; a group without a place is not shown. */
export const placeGroups = ['today', 'orders', 'catalogue', 'content', 'people', 'settings'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

type Place = {
  readonly group: PlaceGroup;
  /** Below /admin. */
  readonly address: string;
  /** A list with its panels: routes/admin/<name>/list.tsx and edit.tsx. Any other place has a route of its own. */
  readonly isResource?: true;
};

/**
 * The admin's places: the navigation, the command bar, the routes of resources and the walk through all pages
 * (e2e/pages.ts) are made of this list.
 * What each is called and looks like stands in place-looks.ts.
 */
export const places = {
  allergens: { group: 'catalogue', address: 'dishes/allergens', isResource: true },
  periods: { group: 'catalogue', address: 'meal-kits/periods', isResource: true },
  faq: { group: 'content', address: 'faq', isResource: true },
  'faq-sections': { group: 'content', address: 'faq/sections', isResource: true },
  staff: { group: 'people', address: 'admins-profile' },
  cities: { group: 'settings', address: 'cities', isResource: true },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof places;

export const placeNames = Object.keys(places) as readonly PlaceName[];

export const placePath = (name: PlaceName): string => staffPaths.adminList(places[name].address);

/** The addresses of a place's list and of the panels over it. */
export const placePaths = (name: PlaceName) => {
  const { address } = places[name];
  return {
    list: staffPaths.adminList(address),
    create: staffPaths.adminCreate(address),
    update: (id: number) => staffPaths.adminUpdate(address, id),
  };
};

/** The place that an address belongs to: the one whose own address is the longest part of it. */
export const placeAt = (pathname: string): PlaceName | null =>
  placeNames
    .filter((name) => pathname === placePath(name) || pathname.startsWith(`${placePath(name)}/`))
    .toSorted((one, other) => placePath(other).length - placePath(one).length)[0] ?? null;

export const placeAtFirst = (): PlaceName =>
  placeNames.toSorted(
    (one, other) => placeGroups.indexOf(places[one].group) - placeGroups.indexOf(places[other].group),
  )[0] ?? 'staff';

/** /admin itself leads to the first of them. */
export const firstPlace = (): string => placePath(placeAtFirst());

const isResource = (name: PlaceName): boolean => 'isResource' in places[name];

export const resourcePlaces = (): { readonly name: PlaceName; readonly path: string }[] =>
  placeNames.filter(isResource).map((name) => ({ name, path: placePath(name) }));

/** Every page of every place, by its name. */
export const placePages = (): { readonly name: string; readonly path: string }[] =>
  placeNames.flatMap((name) => {
    const { list, create, update } = placePaths(name);
    const page = { name: `admin-${name}`, path: list };
    if (!isResource(name)) return [page];
    return [
      page,
      { name: `admin-${name}-create`, path: create },
      { name: `admin-${name}-update`, path: update(1) },
    ];
  });
