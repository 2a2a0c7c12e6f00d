import { describe, expect, it } from 'vitest';
import { ApiError, createClient, type Received, type Sent } from './client.ts';

const answering = (answer: Received) => {
  const sent: Sent[] = [];
  const client = createClient(
    async (request) => {
      sent.push(request);
      return answer;
    },
    () => 'en',
  );
  return { client, sent };
};

describe('the client', () => {
  it('puts parameters into the path and the query, names the language, and reads the answer', async () => {
    const { client, sent } = answering({ status: 200, body: { data: { price_from_cents: 990 } } });
    const answer = await client('GET /meal-kits/{id}', { params: { id: 7 } });
    expect(answer.data.priceFromCents).toBe(990);
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/meal-kits/7', headers: { locale: 'en' } });
    await client('GET /meal-kits', { query: { perPage: 5, search: '' } });
    expect(sent[1]?.path).toBe('/api/meal-kits?per_page=5');
  });

  it('leaves empty values out of what it sends', async () => {
    const { client, sent } = answering({ status: 201, body: { data: {} } });
    await client('POST /products', { body: { nameLt: 'Svogūnai', nameEn: '' } });
    expect(JSON.parse(sent[0]?.body as string)).toEqual({ name_lt: 'Svogūnai' });
  });

  it('sends files and what goes with them as a form', async () => {
    const { client, sent } = answering({ status: 201, body: { data: {} } });
    await client('POST /pictures', { body: { altLt: 'Sriuba' }, files: { picture: [new Blob(['x'])] } });
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['alt_lt', 'picture']);
  });

  const refusalOf = async (answer: Received): Promise<ApiError> => {
    try {
      await answering(answer).client('GET /shop');
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    throw new Error('not refused');
  };

  it('turns field errors into the names of the fields', async () => {
    const body = {
      message: 'Wrong',
      status_code: 422,
      code: 'invalid',
      errors: { name_lt: ['This field is required'] },
    };
    const refusal = await refusalOf({ status: 422, body });
    expect(refusal).toMatchObject({ status: 422, code: 'invalid', message: 'Wrong' });
    expect(refusal.errors).toEqual({ nameLt: ['This field is required'] });
  });

  it('leaves a refused login as it came', async () => {
    const body = { message: 'No', status_code: 401, errors: { some_field: ['x'] } };
    expect((await refusalOf({ status: 401, body })).errors).toEqual({ some_field: ['x'] });
  });
});
