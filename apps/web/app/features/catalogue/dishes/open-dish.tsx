import { lazy, Suspense, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loadChunk } from '~/lib/chunk-failures.ts';
import {
  dishKey,
  dishLinkId,
  dishParameter,
  type DishSlot,
  type OpenedBy,
  withDish,
} from './dish-in-address.ts';

const loadDialog = () => import('./dish-dialog.tsx');
const DishDialog = lazy(() => loadChunk(loadDialog));

/** Whoever comes near a dish is likely to open it. */
export const getDialogReady = (): void => {
  loadDialog().catch(() => {});
};

/**
 * The dish that the address names, above the page. So it can be passed on, the way back closes it, and without
 * JavaScript the server shows it. Once a page, beside its lists: what hides a list does not hide the dish.
 */
export function OpenDish({ slots }: { slots: () => readonly DishSlot[] }) {
  const [search] = useSearchParams();
  const { key: step } = useLocation();
  const asked = search.get(dishParameter);
  const slot = asked === null ? undefined : slots().find((each) => dishKey(each) === asked);
  // Each step of the history that shows it opens it anew.
  return slot ? <Shown key={step} slot={slot} search={search} /> : null;
}

function Shown({ slot, search }: { slot: DishSlot; search: URLSearchParams }) {
  const { state }: { state: OpenedBy } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const withoutIt = withDish(search, null);
  const close = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    void (state?.isFromPage
      ? navigate(-1)
      : navigate(withoutIt, { replace: true, preventScrollReset: true }));
  };
  return (
    <Suspense>
      <DishDialog dish={slot.dish} linkId={dishLinkId(dishKey(slot))} withoutIt={withoutIt} onClose={close} />
    </Suspense>
  );
}
