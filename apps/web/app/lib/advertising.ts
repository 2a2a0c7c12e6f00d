import { TRACKING_DAYS } from '@shop/domain/constants';
import { consentIn } from './consent.ts';

/**
 * The one door to advertising. Before the visitor agrees it loads nothing, sets nothing and sends nothing;
 * a shop without a pixel never does.
 */

export type Conversion = {
  /** "Lead": somebody asks for an offer. */
  readonly name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Lead' | 'Purchase';
  readonly contentIds?: readonly number[];
  readonly valueCents?: number;
  /** The order's number for a purchase: the server tells of the same event by the same id. */
  readonly eventId?: string;
};

type PixelCall = ((...parts: readonly unknown[]) => void) & {
  /** Set: the pixel does not watch by itself which pages are opened. */
  disablePushState?: boolean;
};

/** What of the browser is used, so that tests can see that nothing else is. */
export type Surroundings = {
  readonly cookies: () => string;
  readonly setCookie: (cookie: string) => void;
  /** Loads Meta's script, once, and gives the function that it listens to. */
  readonly pixel: () => PixelCall;
  readonly post: (path: string, body: object) => void;
  readonly address: () => URL;
  readonly now: () => number;
  readonly randomId: () => string;
  readonly reload: () => void;
};

const cookieIn = (cookies: string, name: string): string | null => {
  const found = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
};

const trackingSeconds = TRACKING_DAYS * 24 * 60 * 60;
const trackingCookies = ['_fbp', '_fbc'] as const;

/** This host and those above it: the pixel writes its cookies as high up as the browser lets it. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

export const createAdvertising = (around: Surroundings) => {
  const started = new Set<string>();

  const keep = (name: string, value: string) =>
    around.setCookie(`${name}=${value}; Path=/; Max-Age=${trackingSeconds}; SameSite=Lax`);

  /** The browser's id and the click that led here, as Meta writes them. */
  const trackingIds = () => {
    const known = around.cookies();
    const clicked = around.address().searchParams.get('fbclid');
    const fbp =
      cookieIn(known, '_fbp') ?? `fb.1.${around.now()}.${Math.floor(Math.random() * 2_147_483_647)}`;
    const fbc = clicked ? `fb.1.${around.now()}.${clicked}` : cookieIn(known, '_fbc');
    keep('_fbp', fbp);
    if (fbc) keep('_fbc', fbc);
    return { fbp, ...(fbc && { fbc }) };
  };

  return {
    tell: (pixelId: string | null, { name, contentIds = [], valueCents, eventId }: Conversion): void => {
      if (pixelId === null || consentIn(around.cookies()) !== 'advertising') return;
      const ids = trackingIds();
      const id = eventId ?? around.randomId();
      const pixel = around.pixel();
      if (!started.has(pixelId)) {
        // It tells of what it is told, and looks at nothing by itself: no clicks, no forms, no other pages.
        pixel.disablePushState = true;
        pixel('set', 'autoConfig', false, pixelId);
        pixel('init', pixelId);
      }
      started.add(pixelId);
      const value = valueCents === undefined ? {} : { currency: 'EUR', value: valueCents / 100 };
      const contents =
        contentIds.length > 0 ? { content_ids: contentIds.map(String), content_type: 'product' } : {};
      pixel('track', name, { ...contents, ...value }, { eventID: id });
      if (name === 'Purchase') return;
      around.post('/api/advertising-events', {
        name,
        event_id: id,
        path: around.address().pathname,
        content_ids: contentIds.map(String),
        ...(valueCents !== undefined && { value_cents: valueCents }),
        ...ids,
      });
    },

    /** Who takes consent back leaves no trace behind; a script that runs already ends with its page. */
    forget: (): void => {
      const isRunning = started.size > 0;
      if (isRunning) around.pixel()('consent', 'revoke');
      started.clear();
      const places = ['', ...domainsOf(around.address().hostname).map((domain) => `; Domain=${domain}`)];
      for (const name of trackingCookies) {
        for (const place of places) around.setCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax${place}`);
      }
      if (isRunning) around.reload();
    },
  };
};

type PixelWindow = Window & {
  fbq?: PixelCall & { queue?: unknown[]; callMethod?: PixelCall };
  _fbq?: unknown;
};

const loadPixel = (): PixelCall => {
  const page = window as PixelWindow;
  if (page.fbq) return page.fbq;
  const queue: unknown[] = [];
  // Meta's script takes over what was queued until it is there.
  const fbq = Object.assign(
    (...parts: readonly unknown[]) => (fbq.callMethod ? fbq.callMethod(...parts) : queue.push(parts)),
    { queue, loaded: true, version: '2.0', callMethod: undefined as PixelCall | undefined },
  );
  page.fbq = fbq as unknown as NonNullable<PixelWindow['fbq']>;
  page._fbq = fbq;
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  document.head.append(script);
  return page.fbq;
};

export const advertising = createAdvertising({
  cookies: () => document.cookie,
  setCookie: (cookie) => {
    document.cookie = cookie;
  },
  pixel: loadPixel,
  post: (path, body) =>
    void fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => {}),
  address: () => new URL(location.href),
  now: () => Date.now(),
  randomId: () => crypto.randomUUID(),
  reload: () => location.reload(),
});
