import { createClient } from '@shop/contract/client';
import { getLocale } from '@shop/messages';
import { renewToken } from '~/lib/api.ts';
import { browserSend } from '~/lib/browser-send.ts';

type Progress = (share: number) => void;

/** `fetch` cannot say how much has been sent; the browser's older way can. */
const fetchWithProgress =
  (onProgress: Progress): typeof fetch =>
  (path, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', typeof path === 'string' ? path : '');
      for (const [name, value] of Object.entries((init.headers ?? {}) as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('the file did not arrive'));
      request.send((init.body ?? null) as FormData | string | null);
    });

/** The API for a call whose files take a while. */
export const uploadingApi = (onProgress: Progress) =>
  createClient(
    browserSend({ fetch: fetchWithProgress(onProgress), renew: renewToken, onLoggedOut: () => {} }),
    () => getLocale(),
  );

/** Pictures of some phones: as JPEG where the browser can read them, else as they are. */
export const readable = async (file: File): Promise<File> => {
  if (!/\.hei[cf]$/i.test(file.name)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
};
