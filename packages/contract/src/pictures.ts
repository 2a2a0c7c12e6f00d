import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { pictureFiles } from './files.ts';
import { byId, id, oneOf, optionalTextFields, text } from './parts.ts';

export const picture = z.object({
  id,
  alt: text,
  width: z.number().int(),
  height: z.number().int(),
  /** A tiny blurred picture as a data address, to stand in until the real one is there. */
  placeholder: z.string(),
  /** Encoding goes on after the upload was answered: until then there are no files. */
  status: z.enum(['processing', 'ready', 'failed']),
  files: z.array(z.object({ width: z.number().int(), avif: z.string(), webp: z.string() })),
});
export type Picture = z.infer<typeof picture>;

export const pictures = endpoints({
  'GET /pictures/{id}': {
    summary: 'One picture, e.g. to see whether its encoding is done',
    access: 'admin',
    params: byId,
    response: oneOf(picture),
  },
  'POST /pictures': {
    summary: 'Upload a picture, for a gallery of a kit where one is named',
    access: 'admin',
    body: z.object({ ...optionalTextFields('alt', 255), mealKitId: id.optional() }),
    files: { picture: pictureFiles(1) },
    response: oneOf(picture),
    status: 201,
  },
  'POST /pictures/{id}/make-thumbnail': {
    summary: 'Make the picture the thumbnail of the kit whose gallery it is in',
    access: 'admin',
    params: byId,
    response: oneOf(picture),
  },
  'DELETE /pictures/{id}': { summary: 'Delete a picture and its files', access: 'admin', params: byId },
});
