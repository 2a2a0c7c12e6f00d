import { beforeEach, describe, expect, it } from 'vitest';
import { createAdvertising, type Surroundings } from './advertising.ts';
import { consentIn } from './consent.ts';

const touched: unknown[] = [];
let cookies = '';
let address = 'https://shop.example/mitybos-planai/7';

let pixel: ReturnType<Surroundings['pixel']>;

const around: Surroundings = {
  cookies: () => cookies,
  setCookie: (cookie) => touched.push(['cookie', cookie]),
  pixel: () => {
    touched.push(['load']);
    return pixel;
  },
  post: (path, body) => touched.push(['post', path, body]),
  address: () => new URL(address),
  now: () => 1_790_000_000_000,
  randomId: () => 'event-0001',
  reload: () => touched.push(['reload']),
};

beforeEach(() => {
  touched.length = 0;
  pixel = (...parts) => touched.push(['pixel', ...parts]);
  address = 'https://shop.example/mitybos-planai/7';
});

const view = { name: 'ViewContent', contentIds: [7], valueCents: 1290 } as const;

describe('advertising', () => {
  it.each(['', 'lang=lt', 'consent=0.abc', 'consent=', 'consent=advertising', 'xconsent=1.abc'])(
    'loads, stores and sends nothing before the visitor agrees (%s)',
    (present) => {
      cookies = present;
      createAdvertising(around).tell('12345', view);
      expect(touched).toEqual([]);
    },
  );

  it('does nothing in a shop without a pixel, whatever the visitor has agreed to', () => {
    cookies = 'consent=1.abc';
    createAdvertising(around).tell(null, view);
    expect(touched).toEqual([]);
  });

  it('tells the browser’s pixel and the server of the same event, once it may', () => {
    cookies = 'lang=lt; consent=1.abc; _fbp=fb.1.5.6';
    createAdvertising(around).tell('12345', view);
    expect(touched).toEqual([
      ['cookie', '_fbp=fb.1.5.6; Path=/; Max-Age=7776000; SameSite=Lax'],
      ['load'],
      ['pixel', 'set', 'autoConfig', false, '12345'],
      ['pixel', 'init', '12345'],
      [
        'pixel',
        'track',
        'ViewContent',
        { content_ids: ['7'], content_type: 'product', currency: 'EUR', value: 12.9 },
        { eventID: 'event-0001' },
      ],
      [
        'post',
        '/api/advertising-events',
        {
          name: 'ViewContent',
          event_id: 'event-0001',
          path: '/mitybos-planai/7',
          content_ids: ['7'],
          value_cents: 1290,
          fbp: 'fb.1.5.6',
        },
      ],
    ]);
  });

  it('keeps the click that led here for 90 days', () => {
    cookies = 'consent=1.abc; _fbp=fb.1.5.6';
    address = 'https://shop.example/?fbclid=CLICK';
    createAdvertising(around).tell('12345', view);
    expect(touched).toContainEqual([
      'cookie',
      '_fbc=fb.1.1790000000000.CLICK; Path=/; Max-Age=7776000; SameSite=Lax',
    ]);
  });

  it('starts the pixel once', () => {
    cookies = 'consent=1.abc; _fbp=fb.1.5.6';
    const { tell } = createAdvertising(around);
    tell('12345', view);
    tell('12345', { name: 'AddToCart' });
    expect(touched.filter((each) => String(each).startsWith('pixel,init'))).toHaveLength(1);
  });

  it('tells of a purchase by the order’s number and leaves the rest to the server', () => {
    cookies = 'consent=1.abc; _fbp=fb.1.5.6';
    createAdvertising(around).tell('12345', { name: 'Purchase', eventId: '1001', valueCents: 12_990 });
    expect(touched).toContainEqual([
      'pixel',
      'track',
      'Purchase',
      { currency: 'EUR', value: 129.9 },
      { eventID: '1001' },
    ]);
    expect(touched.some((each) => String(each).startsWith('post'))).toBe(false);
  });

  it('lets the pixel look at nothing by itself', () => {
    cookies = 'consent=1.abc; _fbp=fb.1.5.6';
    createAdvertising(around).tell('12345', view);
    expect(pixel.disablePushState).toBe(true);
  });

  const gone = (name: string) => [
    ['cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`],
    ['cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.shop.example`],
    ['cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.example`],
  ];

  it('stops at once when consent is taken back, and leaves no trace on this host or above it', () => {
    cookies = 'consent=1.abc; _fbp=fb.1.5.6';
    address = 'https://www.shop.example/slapukai';
    const { tell, forget } = createAdvertising(around);
    tell('12345', view);
    touched.length = 0;
    cookies = 'consent=0.abc';
    forget();
    expect(touched).toEqual([
      ['load'],
      ['pixel', 'consent', 'revoke'],
      ...gone('_fbp'),
      ...gone('_fbc'),
      ['reload'],
    ]);
    touched.length = 0;
    tell('12345', view);
    expect(touched).toEqual([]);
  });

  it('loads nothing and reloads nothing where no pixel ran', () => {
    address = 'https://www.shop.example/slapukai';
    createAdvertising(around).forget();
    expect(touched).toEqual([...gone('_fbp'), ...gone('_fbc')]);
  });
});

it('a choice is read from its cookie', () => {
  expect(consentIn('a=b; consent=1.x')).toBe('advertising');
  expect(consentIn('consent=0.x; a=b')).toBe('essential');
  expect(consentIn('a=b')).toBeNull();
});
