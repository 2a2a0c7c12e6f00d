import type { Shop } from '@shop/contract/shop';
import { t } from '../format.ts';
import { paths } from '../paths.ts';
import { at, context } from './schema-org.ts';

export const organization = (publicUrl: string, { name, company, social, slogan }: Shop) => ({
  '@context': context,
  '@type': 'Organization',
  name,
  legalName: company.name,
  slogan: t(slogan),
  url: at(publicUrl, paths.home()),
  logo: at(publicUrl, '/icon.svg'),
  vatID: company.vatCode,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: 'LT',
  },
  sameAs: Object.values(social).filter((each) => each !== ''),
});
