import type { Client } from '@shop/contract/client';
import type { Locale } from '@shop/domain/text';
import { createContext } from 'react-router';

export type PageInfo = {
  readonly locale: Locale;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly pixelId: string | null;
  /** The shop’s time: no rule reads another clock. */
  readonly now: string;
  /** The status of what the server refused before the page was asked; null: nothing. */
  readonly refused: number | null;
};

/** The API as the visitor may use it, and what is known of the page that is being rendered. */
export const apiContext = createContext<Client>();
export const pageContext = createContext<PageInfo>();
