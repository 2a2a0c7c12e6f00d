/** Every page of the shop, for whom it is. They are walked with axe and photographed. */
export type ShopPage = {
  readonly name: string;
  readonly path: string;
  readonly role?: 'admin' | 'kitchen_worker' | 'courier' | 'user';
  /** The answer's status, 200 unless said. */
  readonly status?: number;
};

export const shopPages: readonly ShopPage[] = [
  { name: 'home', path: '/' },
  { name: 'kits', path: '/mitybos-planai' },
  { name: 'kits-none', path: '/mitybos-planai?search=zzzz' },
  { name: 'kit', path: '/mitybos-planai/1' },
  { name: 'kit-unique', path: '/mitybos-planai/9' },
  { name: 'login', path: '/auth/login' },
  { name: 'not-found', path: '/tokio-nera', status: 404 },
];
