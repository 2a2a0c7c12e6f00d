import { m } from '@shop/messages';
import { Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Container } from '~/ui/page-section.tsx';

/** The way to an individual order, where somebody has looked at the kits. */
export function NoneFits() {
  const { shop } = useRoot();
  if (!shop.takesIndividualOrders) return null;
  return (
    <Container className="py-6">
      <section
        aria-labelledby="none-fits"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-yolk-300 p-5 sm:p-8"
      >
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 id="none-fits" className="text-2xl">
            {m.individual_none_fits_title()}
          </h2>
          <p className="mt-1">{m.individual_none_fits_text()}</p>
        </div>
        <Link to={paths.individualOrder()} prefetch="intent" className={`${buttonLook()} max-sm:w-full`}>
          {m.individual_none_fits_button()}
        </Link>
      </section>
    </Container>
  );
}
