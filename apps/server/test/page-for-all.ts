import type { WebApp } from '../src/http/web-app.ts';

/** A page that anybody may see: it asks for the shop and for whoever looks, at once, as pages do. */
export const pageForAll: WebApp = {
  assetsFolder: null,
  handle: async (_request, { api }) => {
    const [{ data }, viewer] = await Promise.all([
      api('GET /shop'),
      api('GET /users/user-profile').catch(() => null),
    ]);
    return Response.json({ shop: data.name, viewer: viewer?.data.email ?? null });
  },
  stop: async () => {},
};
