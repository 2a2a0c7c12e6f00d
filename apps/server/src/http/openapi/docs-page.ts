import { type JsonSchema, schemaText } from './schema-text.ts';

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter,
  );

/** What stands between backticks is code. */
const words = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
};
type Operation = {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-access': string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Description = {
  readonly info: { readonly title: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: { readonly Error: { readonly content: Content } };
  };
};

/** Names lead to where they are written down. */
const linked = (schema: JsonSchema): string =>
  escape(schemaText(schema)).replace(/‹(\w+)›/g, '<a href="#$1">$1</a>');

const block = (title: string, schema: JsonSchema): string =>
  `<h4>${escape(title)}</h4><pre tabindex="0">${linked(schema)}</pre>`;

const blocks = (title: (type: string) => string, content: Content = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => block(title(type), schema))
    .join('');

const row = ({ name, in: where, required, schema, description = '' }: Parameter): string =>
  `<tr><td><code>${escape(name)}</code></td><td>${where}</td><td>${required ? 'yes' : 'no'}</td><td><code>${linked(schema)}</code> ${escape(description)}</td></tr>`;

const anchor = (method: string, path: string): string => `${method}-${path.slice(1).replace(/[{}]/g, '')}`;

const cards = (known: Description['components']['parameters']) => {
  const found = (each: Operation['parameters'][number]): Parameter | undefined =>
    '$ref' in each ? known[each.$ref.split('/').at(-1) ?? ''] : each;
  return (method: string, path: string, operation: Operation): string => {
    const rows = operation.parameters.flatMap((each) => {
      const parameter = found(each);
      return parameter ? [row(parameter)] : [];
    });
    const answers = Object.entries(operation.responses).map(([status, { content }]) =>
      blocks(() => `Answer ${status}`, content),
    );
    return `<details id="${escape(anchor(method, path))}"><summary><b>${method.toUpperCase()}</b> <code>/api${escape(path)}</code> <span>${words(operation.summary)}</span> <i>${escape(operation['x-access'].replace('_', ' '))}</i></summary><table><tr><th>name</th><th>in</th><th>needed</th><th>value</th></tr>${rows.join('')}</table>${blocks((type) => `Body, ${type}`, operation.requestBody?.content)}${answers.join('')}</details>`;
  };
};

export const docsStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#3a0a20;background:#fff9f2}
h2{margin:2rem 0 .5rem}details{background:#fff;border:1px solid #eadfd6;border-radius:12px;padding:.6rem 1rem;margin:.4rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;background:#fdf1f6;padding:1rem;border-radius:12px;font-size:14px;max-height:32rem}
nav{columns:4 10rem;margin:1rem 0}nav a{display:block;padding:.1rem 0}a{color:#9e1650}
i{font-style:normal;background:#e4efd7;color:#2d4d18;border-radius:99px;padding:0 .6em;font-size:.875rem;white-space:nowrap}b{color:#9e1650}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}`;

/** The API's description for people; it needs no script. */
export const docsPage = (description: object): string => {
  const { info, tags, paths, components } = description as Description;
  const card = cards(components.parameters);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = Map.groupBy(all, ({ operation }) => operation.tags[0]);
  const contents = tags.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`);
  const sections = tags.map(({ name }) => {
    const list = (byTag.get(name) ?? []).map(({ method, path, operation }) => card(method, path, operation));
    return `<h2 id="${escape(name)}">${escape(name)}</h2>${list.join('')}`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><b>${name}</b></summary><pre id="${name}" tabindex="0">${linked(schema)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(info.title)}</title><style>${docsStyle}</style></head><body><main><h1>${escape(info.title)}</h1>
<p>${all.length} endpoints. For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>Money is in cents, days are <code>2026-11-16</code>, names are in snake_case. <code>POST /api/auth/login</code> gives a token in the <code>Authorization</code> header and a cookie; send either. Who may call an endpoint stands in green.</p>
<nav aria-label="Contents">${contents.join('')}<a href="#schemas">Schemas</a></nav>
${blocks(() => 'Whatever is refused is answered with', components.responses.Error.content)}
${sections.join('')}
<h2 id="schemas">Schemas</h2>${shapes.join('')}</main></body></html>`;
};
