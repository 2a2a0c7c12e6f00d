export const roles = ['admin', 'kitchen_worker', 'courier', 'user'] as const;
export type Role = (typeof roles)[number];

/** Whoever looks at a page or calls the API. */
export type Viewer = Role | 'guest';

export type Access = 'public' | 'signed_in' | 'kitchen' | 'courier' | 'admin';

/** Who comes in where. Whether a thing (an order's page) belongs to the viewer is asked of the thing itself. */
const admitted: Readonly<Record<Access, readonly Viewer[]>> = {
  public: ['guest', 'user', 'kitchen_worker', 'courier', 'admin'],
  signed_in: ['user', 'kitchen_worker', 'courier', 'admin'],
  kitchen: ['kitchen_worker', 'admin'],
  courier: ['courier', 'admin'],
  admin: ['admin'],
};

export const may = (viewer: Viewer, access: Access): boolean => admitted[access].includes(viewer);
