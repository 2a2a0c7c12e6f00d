import { ApiError, type Client } from '@shop/contract/client';
import type { DeliveryMethod } from '@shop/domain/constants';
import { answerProblems } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { useEffect, useState } from 'react';
import {
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { shopNow, useOffer } from '~/features/selling/cart/priced.ts';
import { meetViewer, useCheckOutState } from '~/features/selling/check-out/state.ts';
import { withOnlyChoices } from '~/features/selling/check-out/steps.ts';
import { meetDraft, useIsMet, useKeptRequest } from '~/features/selling/individual-order/answers-store.ts';
import type { RequestContext, ShownDraft } from '~/features/selling/individual-order/context.ts';
import { noAnswers } from '~/features/selling/individual-order/read-answers.ts';
import { loadRequestList, offerFrom } from '~/features/selling/individual-order/request-list.ts';
import {
  requestRedirect,
  requestStepAt,
  requestStepNames,
  requestStepPaths,
  requestSteps,
  type RequestStep,
} from '~/features/selling/individual-order/steps.ts';
import { partIn } from '~/features/selling/individual-order/parts.ts';
import { useSaving } from '~/features/selling/individual-order/use-saving.ts';
import { allPages } from '~/lib/all-pages.ts';
import { apiContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Steps } from '~/ui/steps.tsx';
import type { Route } from './+types/steps.ts';

const currentDraft = async (api: Client, token: string | null): Promise<ShownDraft | null> => {
  try {
    const { data } = await api('GET /individual-drafts/current', {
      query: token === null ? {} : { token },
    });
    const { token: _, ...draft } = data;
    return draft;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Everything that can be asked for, and the draft that this browser, account or link opens. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const token = url.searchParams.get('token');
  const draft = await currentDraft(api, token);
  // The key is the browser's now: from the address it would go to whoever is told of addresses.
  if (token !== null) throw redirect(paths.individualOrder({ link: draft ? 'followed' : 'gone' }));
  const [choices, consent, methods, times] = await Promise.all([
    loadRequestList(api),
    api('GET /individual-drafts/consent'),
    api('GET /delivery-methods'),
    allPages((query) => api('GET /delivery-times', { query })),
  ]);
  const { toHands, leaveAtDoor, takeOutside } = methods.data;
  const isOn = { to_hands: toHands, leave_at_door: leaveAtDoor, take_outside: takeOutside };
  return {
    choices,
    draft,
    consentText: consent.data.text,
    methods: (Object.keys(isOn) as DeliveryMethod[]).filter((method) => isOn[method]),
    times,
  };
}

/** Steps and questions follow one another without asking the shop: also where there is no connection. */
export const shouldRevalidate = ({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || nextUrl.searchParams.has('token');

export default function IndividualOrderSteps({ loaderData }: Route.ComponentProps) {
  const { choices, draft, consentText, methods, times } = loaderData;
  const { list, settings } = choices;
  const { viewer } = useRoot();
  const offer = useOffer(list);
  const kept = useKeptRequest();
  const saving = useSaving(kept);
  const isMet = useIsMet();
  const [isSent, setSent] = useState(false);
  // What was saved since the draft was read.
  const [saved, setSaved] = useState<{ of: typeof draft; menu: RequestContext['menu'] } | null>(null);
  const menu = saved?.of === draft && saved ? saved.menu : (draft?.personalMenu ?? null);
  const { cities } = list;
  const [query, setQuery] = useSearchParams();
  const isFollowed = query.get('link') === 'followed';
  useEffect(() => meetDraft(draft, isFollowed), [draft, isFollowed]);
  useEffect(() => {
    if (isFollowed) setQuery({}, { replace: true });
  }, [isFollowed, setQuery]);
  useEffect(() => meetViewer(viewer, cities), [viewer, cities]);
  const answers = (isMet ? kept?.answers : draft?.answers) ?? noAnswers;
  const isMenuSaved =
    menu !== null && menu.id === answers.personalMenuId && (menu.words !== '' || menu.files.length > 0);
  const requestOffer = offerFrom(choices, isMenuSaved);
  const context: RequestContext = {
    choices,
    offer,
    consentText,
    draft,
    isMet,
    isBegun: draft !== null || (isMet && (kept?.isBegun ?? false)),
    isHereOnly: isMet ? (kept?.isHereOnly ?? false) : false,
    answers,
    problemsOf: (of) => answerProblems(of, requestOffer, shopNow(list)),
    menu,
    setMenu: (of) => setSaved({ of: draft, menu: of }),
    saving,
    methods,
    times: times.filter(({ cityId }) => cityId === answers.cityId),
    onSent: () => setSent(true),
  };
  if (!settings.isEnabled)
    return (
      <Container width="narrow" className="grid gap-6 py-10">
        <h1 className="text-4xl">{m.individual_title()}</h1>
        <Notice>{m.failure_individual_off()}</Notice>
        <Link to={paths.mealKits()} className="font-semibold text-beet-700 underline">
          {m.choose_plan()}
        </Link>
      </Container>
    );
  return <Step context={context} isSent={isSent} />;
}

function Step({ context, isSent }: { context: RequestContext; isSent: boolean }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const step = requestStepAt(pathname);
  const kept = useCheckOutState();
  const { answers, isMet, isBegun, methods, times } = context;
  const delivery = { methods, timeIds: times.map(({ id }) => id) };
  const state = withOnlyChoices(kept, delivery);
  const isAnswering = partIn(query) !== null;
  const instead =
    isMet && !isSent
      ? requestRedirect(step, {
          isAnswering,
          isBegun,
          problems: context.problemsOf(answers),
          state,
          delivery,
        })
      : null;
  useEffect(() => {
    if (instead !== null) void navigate(instead, { replace: true });
  }, [instead, navigate]);
  const isStart = step === 'kit' && !isAnswering;
  if (isStart) return <Outlet context={context} />;
  const isWaiting = step !== 'kit' && (!isMet || instead !== null || isSent);
  return (
    <Container width="narrow" className="grid gap-6 py-6 lg:py-10">
      <Steps
        label={m.individual_steps()}
        doneLabel={m.check_out_step_done()}
        current={step}
        steps={requestSteps.map((key) => ({ key, label: requestStepNames[key]() }))}
        renderLink={(each, className, content) => (
          <Link to={requestStepPaths[each.key as RequestStep]()} className={className}>
            {content}
          </Link>
        )}
        className="mx-auto mb-2 w-full max-w-xl"
      />
      {isWaiting ? (
        <div aria-busy="true" className="grid gap-6">
          <h1 className="text-3xl">{requestStepNames[step]()}</h1>
          <noscript>
            <Notice tone="warn">{m.individual_needs_script()}</Notice>
          </noscript>
          <Skeleton shape="block" className="h-dvh" />
        </div>
      ) : (
        <Outlet context={context} />
      )}
    </Container>
  );
}
