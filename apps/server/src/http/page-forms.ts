export const plainForm = 'application/x-www-form-urlencoded';

/** What browsers send to a page. */
export const formTypes = [plainForm, 'multipart/form-data'];

/** Whether a page's action can read what it was sent. */
export const isReadableForm = async (request: Request): Promise<boolean> => {
  if (request.method !== 'POST') return true;
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
};
