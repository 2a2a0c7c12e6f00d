import { data } from 'react-router';
import { AdminNotFound } from '~/features/office/admin/admin-not-found.tsx';

/** Behind the area's guard: guests are sent to the main page here too. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default AdminNotFound;
