/** A thing that happened in the shop, as advertising is told of it. */
export type Conversion = {
  readonly name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Lead' | 'Purchase';
  /** The same as the browser's own event carries: both count once. */
  readonly eventId: string;
  /** Seconds. */
  readonly at: number;
  readonly sourceUrl: string;
  /** Personal fields are hashed; the address, the browser and the two cookies are not, as the service asks for. */
  readonly user: Readonly<Record<string, string>>;
  readonly contentIds: readonly string[];
  readonly valueCents: number | null;
};

/** Where conversions go. It throws where they were not taken; the job tries again. */
export type Advertising = { send(conversion: Conversion): Promise<void> };

export type MetaSettings = {
  readonly pixelId: string;
  readonly accessToken: string;
  readonly apiVersion: string;
  /** Only tests point it elsewhere. */
  readonly endpoint?: string;
};

const giveUpAfterMs = 10_000;

/** Meta's Conversions API. */
export const metaAdvertising = ({
  pixelId,
  accessToken,
  apiVersion,
  endpoint = 'https://graph.facebook.com',
}: MetaSettings): Advertising => ({
  send: async ({ name, eventId, at, sourceUrl, user, contentIds, valueCents }) => {
    const event = {
      event_name: name,
      event_time: at,
      event_id: eventId,
      event_source_url: sourceUrl,
      action_source: 'website',
      user_data: user,
      custom_data: {
        ...(contentIds.length > 0 && { content_ids: contentIds, content_type: 'product' }),
        ...(valueCents !== null && { currency: 'EUR', value: valueCents / 100 }),
      },
    };
    const response = await fetch(`${endpoint}/${apiVersion}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ data: [event] }),
      signal: AbortSignal.timeout(giveUpAfterMs),
    });
    if (!response.ok) throw new Error(`advertising answered ${response.status}`);
  },
});
