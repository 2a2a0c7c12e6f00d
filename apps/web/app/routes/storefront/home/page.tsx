import { m } from '@shop/messages';
import { CalendarCheck, ChefHat, DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import { KitCard } from '~/features/meal-kits/kit-card.tsx';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Container, PageSection } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { Route } from './+types/page.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.home_title(), m.home_description());

export async function loader({ context }: Route.LoaderArgs) {
  const kits = await context.get(apiContext)('GET /meal-kits', { query: { perPage: 6 } });
  return { kits: kits.data };
}

const steps = [
  { icon: CalendarCheck, title: m.step_choose_title, text: m.step_choose_text },
  { icon: ChefHat, title: m.step_cook_title, text: m.step_cook_text },
  { icon: DoorOpen, title: m.step_deliver_title, text: m.step_deliver_text },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shop } = useRoot();
  return (
    <>
      <Container width="wide" className="pt-4 sm:pt-6">
        <section className="relative isolate overflow-clip rounded-[2rem] bg-beet-50 lg:rounded-[3rem]">
          {shop.heroPicture && (
            <Picture
              picture={shop.heroPicture}
              alt={t(shop.heroPicture.alt)}
              sizes="(min-width: 96rem) 91rem, 100vw"
              priority
              className="aspect-4/3 object-right sm:absolute sm:inset-0 sm:-z-10 sm:aspect-auto sm:size-full"
            />
          )}
          <div className="grid max-w-xl gap-5 p-6 sm:min-h-120 sm:content-center sm:p-10 lg:min-h-150 lg:max-w-2xl lg:p-16">
            <h1 className="text-5xl">{t(shop.heroTitle)}</h1>
            <p className="max-w-md text-lg">{t(shop.heroSubtitle)}</p>
            <p>
              <Link to={paths.mealKits()} prefetch="intent" className={buttonLook({ size: 'lg' })}>
                {m.choose_plan()}
              </Link>
            </p>
          </div>
        </section>
      </Container>
      <PageSection title={m.how_it_works()}>
        <ol className="grid gap-8 sm:grid-cols-3">
          {steps.map(({ icon: Icon, title, text }, index) => (
            <li key={index} className="grid justify-items-start gap-3">
              <span className="plate grid size-20 place-items-center text-beet-600">
                <Icon size={32} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <h3 className="text-xl">{title()}</h3>
              <p className="text-muted">{text()}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection
        title={m.home_kits_title()}
        action={
          <Link to={paths.mealKits()} prefetch="intent" className={buttonLook({ variant: 'secondary' })}>
            {m.all_kits()}
          </Link>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {loaderData.kits.map((kit) => (
            <KitCard key={kit.id} kit={kit} />
          ))}
        </div>
      </PageSection>
    </>
  );
}
