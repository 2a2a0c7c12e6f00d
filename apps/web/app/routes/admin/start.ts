import { redirect } from 'react-router';
import { firstPlace } from '~/features/office/admin/places.ts';

export const loader = (): Response => redirect(firstPlace());
