import type { Endpoints } from '@shop/contract/endpoint';

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter,
  );

type Operation = {
  summary: string;
  'x-access': string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

const block = (title: string, schema: unknown): string =>
  `<h4>${escape(title)}</h4><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`;

const card = (method: string, path: string, operation: Operation): string => {
  const { parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escape(name)}</code>${required ? ' *' : ''}</td><td>${where}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  );
  const table =
    rows.length > 0 ? `<table><tr><th>name</th><th>in</th><th>schema</th></tr>${rows.join('')}</table>` : '';
  const body = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    block(`Body, ${type}`, schema),
  );
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {}).map(({ schema }) => block(`Answer ${status}`, schema)),
  );
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${escape(path)}</code> <span>${escape(operation.summary)}</span> <i>${escape(operation['x-access'])}</i></summary>${table}${body.join('')}${answers.join('')}</details>`;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#3a0a20;background:#fff9f2}
h2{margin:2rem 0 .5rem}details{background:#fff;border:1px solid #eadfd6;border-radius:12px;padding:.6rem 1rem;margin:.4rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;background:#fdf1f6;padding:1rem;border-radius:12px;font-size:13px;max-height:24rem}
i{font-style:normal;background:#e4efd7;color:#2d4d18;border-radius:99px;padding:0 .6em;font-size:.8rem}b{color:#9e1650}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}`;

/** The API's description for people; it needs no script. */
export const docsPage = (document: Record<string, unknown>, table: Endpoints): string => {
  const { info, paths } = document as {
    info: { title: string };
    paths: Record<string, Record<string, Operation>>;
  };
  const tags = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[1] ?? '');
  const sections = [...tags].map(
    ([tag, list]) =>
      `<h2 id="${escape(tag)}">${escape(tag)}</h2>${list
        .flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, each]) => card(method, path, each)),
        )
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(info.title)}</title><style>${style}</style></head><body><main><h1>${escape(info.title)}</h1><p>${Object.keys(table).length} endpoints. For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
};
