import type { PriceList } from '@shop/contract/price-list';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api.ts';

let last: PriceList | null = null;

/** For what opens over any page: the last prices at once, today's as soon as they are there. */
export const usePriceList = (): { readonly list: PriceList | null; readonly failed: boolean } => {
  const [list, setList] = useState(last);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    api('GET /price-list').then(
      ({ data }) => {
        last = data;
        if (isWanted) setList(data);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return { list, failed };
};
