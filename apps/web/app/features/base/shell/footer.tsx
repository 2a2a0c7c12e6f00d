import { getLocale, m } from '@shop/messages';
import { quotedName } from '@shop/messages/quotes';
import { Link } from 'react-router';
import { phoneNumber, t } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Container } from '~/ui/page-section.tsx';
import {
  aboutNavigation,
  foodNavigation,
  giftNavigation,
  legalNavigation,
  seasonNavigation,
} from './navigation.ts';

export function Footer() {
  const { shop } = useRoot();
  const { company } = shop;
  const columns = [
    { title: m.footer_food(), items: [...foodNavigation(shop), giftNavigation(), ...seasonNavigation(shop)] },
    { title: m.footer_about(), items: aboutNavigation(shop) },
    { title: m.footer_legal(), items: legalNavigation() },
  ];
  return (
    <footer className="on-dark mt-16 bg-beet-950 py-12 text-white">
      <Container className="grid gap-10 lg:grid-cols-4">
        <div className="grid content-start gap-3">
          <p className="font-display text-2xl font-extrabold">{shop.name}</p>
          <p className="text-beet-100">{t(shop.slogan)}</p>
        </div>
        <nav aria-label={m.nav_footer()} className="grid gap-8 sm:grid-cols-3 lg:col-span-2">
          {columns.map(({ title, items }) => (
            <div key={title}>
              <h2 className="mb-2 text-lg">{title}</h2>
              <ul className="grid gap-1">
                {items.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      prefetch="intent"
                      className="inline-block py-1 underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <address className="grid content-start gap-1 not-italic">
          <a href={`tel:${company.phone}`} className="inline-block py-1 underline-offset-4 hover:underline">
            {phoneNumber(company.phone)}
          </a>
          <a
            href={`mailto:${company.email}`}
            className="inline-block py-1 underline-offset-4 hover:underline"
          >
            {company.email}
          </a>
          <p className="text-beet-100">{t(shop.businessHours)}</p>
          <p className="text-beet-100">
            {quotedName(company.name, getLocale())}, {company.street},{' '}
            <span className="whitespace-nowrap">
              {company.postalCode} {company.city}
            </span>
          </p>
        </address>
        <p className="text-sm text-beet-100 lg:col-span-4">{m.footer_illustrations()}</p>
      </Container>
    </footer>
  );
}
