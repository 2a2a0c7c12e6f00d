import { m } from '@shop/messages';
import { Link } from 'react-router';
import { t } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Container } from '~/ui/page-section.tsx';
import { mainNavigation } from './navigation.ts';

export function Footer() {
  const { shop } = useRoot();
  const { company } = shop;
  return (
    <footer className="on-dark mt-16 bg-beet-950 py-12 text-white">
      <Container width="wide" className="grid gap-10 md:grid-cols-3">
        <div className="grid content-start gap-3">
          <p className="font-display text-2xl font-extrabold">{shop.name}</p>
          <p className="text-beet-100">{t(shop.slogan)}</p>
        </div>
        <nav aria-label={m.nav_footer()}>
          <ul className="grid gap-1">
            {mainNavigation().map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1 underline-offset-4 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="grid content-start gap-1 not-italic">
          <a href={`tel:${company.phone}`} className="inline-block py-1 underline-offset-4 hover:underline">
            {company.phone}
          </a>
          <a
            href={`mailto:${company.email}`}
            className="inline-block py-1 underline-offset-4 hover:underline"
          >
            {company.email}
          </a>
          <p className="text-beet-100">{t(shop.businessHours)}</p>
          <p className="text-beet-100">
            {company.name}, {company.street}, {company.postalCode} {company.city}
          </p>
        </address>
      </Container>
    </footer>
  );
}
