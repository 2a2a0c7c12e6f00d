import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** In the query: the dish that is looked at. */
export const dishParameter = 'dish';

type Came = { isFromPage?: boolean } | null;

/**
 * A dish that is looked at stands in the page's address: it can be passed on, the way back closes it, and without
 * JavaScript the server shows it. The key is unique among the cards of a page.
 */
export const useDishInAddress = (key: string) => {
  const [search] = useSearchParams();
  const { state }: { state: Came } = useLocation();
  const navigate = useNavigate();
  const address = (shown: string | null): { search: string } => {
    const next = new URLSearchParams(search);
    if (shown === null) next.delete(dishParameter);
    else next.set(dishParameter, shown);
    return { search: next.toString() };
  };
  const withoutDish = address(null);
  return {
    isOpen: search.get(dishParameter) === key,
    opening: { to: address(key), state: { isFromPage: true } satisfies Came, preventScrollReset: true },
    withoutDish,
    close: (): void => {
      void (state?.isFromPage
        ? navigate(-1)
        : navigate(withoutDish, { replace: true, preventScrollReset: true }));
    },
  };
};
