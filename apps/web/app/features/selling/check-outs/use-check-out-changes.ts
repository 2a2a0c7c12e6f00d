import { checkOutGroups } from '@shop/domain/states/groups';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownCheckOut } from './check-out-data.ts';

/** The page is loaded anew when the order moves, until it and its supplement are paid or have ended, or somebody leaves the page. */
export const useCheckOutChanges = ({ id, status, version, changes }: ShownCheckOut): void => {
  const { revalidate } = useRevalidator();
  const isOpen =
    checkOutGroups.open.includes(status) || changes.some((change) => change.status === 'pending');
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    let close = (): void => {};
    void import('~/lib/subscribe.ts').then(
      ({ subscribe }) => {
        if (isLeft) return;
        ({ close } = subscribe('GET /check-outs/{id}/events', { params: { id } }, ({ data }) => {
          if (data.version !== shown.current) void revalidate();
        }));
      },
      // Whoever cannot load it sees the same after a reload.
      () => {},
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [id, isOpen, revalidate]);
};
