import { at, context } from './schema-org.ts';

export const breadcrumbList = (
  publicUrl: string,
  crumbs: readonly { readonly label: string; readonly to: string }[],
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: at(publicUrl, to),
  })),
});
