import { locales, type Locale } from '@shop/domain/text';
import { m } from '@shop/messages';
import { eurosText } from '@shop/messages/numbers';
import { bankNamed } from './banks.ts';
import { html, type Html } from './html.ts';
import type { OrderRow } from './storage.ts';
import type { Troubles } from './troubles.ts';

const style = `:root{--beet:#c21e63;--dark:#9e1650;--ink:#3a0a20;--muted:#6b4557;--line:#eadfd6;--edge:#96757f}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#fff9f2;color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.375rem;line-height:1.3;margin:0}h2{font-size:1rem;margin:0 0 .25rem}p{margin:0}
nav{display:flex;justify-content:flex-end;gap:.25rem;margin-bottom:1rem}nav a{padding:.35rem .75rem;border-radius:99px;color:var(--dark)}nav a[aria-current]{background:#fadfea;text-decoration:none;color:var(--ink)}
.card{background:#fff;border:1px solid var(--line);border-radius:20px;padding:1.5rem}.head{display:flex;gap:1rem;align-items:center}.head img{flex:none}
.amount{font-size:2.25rem;font-weight:700;line-height:1.12;margin:1.25rem 0 .25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0 1.5rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere;text-align:right}
.note{background:#fff4d6;color:#5c3c00;border-radius:12px;padding:.75rem 1rem;margin-bottom:1rem;font-size:.875rem}.state{background:#fdf1f6;border-radius:12px;padding:.75rem 1rem;margin:1rem 0}
form{display:grid;gap:.75rem}button,.button{font:inherit;font-weight:600;min-height:3rem;padding:.6rem 1.25rem;border-radius:12px;border:1px solid var(--edge);background:#fff;color:var(--ink);cursor:pointer;text-align:center;text-decoration:none;display:block}
.first{background:var(--beet);border-color:var(--beet);color:#fff}.first:hover{background:var(--dark)}button:not(.first):hover{background:#fdf1f6}:focus-visible{outline:2px solid var(--beet);outline-offset:2px}
.trouble{margin-top:1.25rem}.trouble p{color:var(--muted);font-size:.875rem;margin-bottom:.75rem}label{display:grid;gap:.25rem;font-weight:600}input{font:inherit;padding:.6rem .75rem;border:1px solid var(--edge);border-radius:12px;background:#fff;color:var(--ink);width:100%;font-weight:400}.more{display:inline-block;margin-top:1rem;padding:.25rem 0;color:var(--dark)}`;

const languages = { lt: 'Lietuvių', en: 'English' } as const;

const page = (locale: Locale, title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <nav aria-label="${m.sandbox_language({}, { locale })}">
            ${locales.map(
              (each) =>
                html`<a
                  href="?lang=${each}"
                  lang="${each}"
                  hreflang="${each}"
                  ${each === locale ? { html: ' aria-current="true"' } : ''}
                  >${languages[each]}</a
                >`,
            )}
          </nav>
          <p class="note">${m.sandbox_note({}, { locale })}</p>
          ${body}
        </main>
      </body>
    </html>`.html;

const button = (action: string, label: string, isFirst = false): Html =>
  html`<button name="action" value="${action}" ${isFirst ? { html: ' class="first"' } : ''}>
    ${label}
  </button>`;

const stateText = (order: OrderRow, locale: Locale): string => {
  if (order.arrivesAt) return m.sandbox_state_late({}, { locale });
  if (order.paidCents !== null) return m.sandbox_state_paid({}, { locale });
  return m.sandbox_state_ended({}, { locale });
};

/** What a buyer sees in place of the bank: plain forms, no script. */
export const bankPage = (order: OrderRow, locale: Locale, isOpen: boolean): string => {
  const { payment } = order.details;
  const bank = bankNamed(order.details) || m.sandbox_bank({}, { locale });
  const code = payment.method === 'cardPayments' ? 'card' : (payment.methodOptions?.preferredProvider ?? '');
  const purpose = payment.methodOptions?.paymentDescription;
  const isUnpaid = order.paidCents === null && !order.arrivesAt;
  return page(
    locale,
    m.sandbox_title({ bank }, { locale }),
    html`<div class="card">
        <div class="head">
          ${code ? html`<img src="../logos/${code}.svg" alt="" width="48" height="48" />` : ''}
          <h1>${m.sandbox_title({ bank }, { locale })}</h1>
        </div>
        <p class="amount">${eurosText(order.totalCents, locale)}</p>
        <dl>
          <dt>${m.sandbox_reference({}, { locale })}</dt>
          <dd>${order.merchantReference}</dd>
          ${
            purpose
              ? html`<dt>${m.sandbox_purpose({}, { locale })}</dt>
                  <dd>${purpose}</dd>`
              : ''
          }
        </dl>
        <form method="post" action="?lang=${locale}">
          ${
            isOpen
              ? [
                  button('pay', m.sandbox_pay({}, { locale }), true),
                  button('cancel', m.sandbox_cancel({}, { locale })),
                ]
              : [
                  html`<p class="state">${stateText(order, locale)}</p>`,
                  button('return', m.sandbox_return({}, { locale }), true),
                ]
          }
        </form>
      </div>
      <section class="card trouble" aria-labelledby="trouble">
        <h2 id="trouble">${m.sandbox_trouble({}, { locale })}</h2>
        <p>${m.sandbox_trouble_text({}, { locale })}</p>
        <form method="post" action="?lang=${locale}">
          ${[
            ...(isOpen ? [button('pay_told_twice', m.sandbox_pay_told_twice({}, { locale }))] : []),
            ...(isUnpaid ? [button('pay_late', m.sandbox_pay_late({}, { locale }))] : []),
            button('tell_again', m.sandbox_tell_again({}, { locale })),
          ]}
        </form>
        <a class="more" href="../control?lang=${locale}">${m.sandbox_control({}, { locale })}</a>
      </section>`,
  );
};

export const unknownOrderPage = (locale: Locale): string => {
  const title = m.sandbox_unknown({}, { locale });
  return page(locale, title, html`<div class="card"><h1>${title}</h1></div>`);
};

const troubleNames = (locale: Locale): Record<keyof Troubles, string> => ({
  lateWebhooks: m.sandbox_trouble_late({}, { locale }),
  lateSeconds: m.sandbox_trouble_late_seconds({}, { locale }),
  lostWebhooks: m.sandbox_trouble_lost({}, { locale }),
  doubledWebhooks: m.sandbox_trouble_doubled({}, { locale }),
  reorderedWebhooks: m.sandbox_trouble_reordered({}, { locale }),
  forgedWebhooks: m.sandbox_trouble_forged({}, { locale }),
  wrongAmounts: m.sandbox_trouble_wrong_amount({}, { locale }),
  rejectedRefunds: m.sandbox_trouble_rejected_refund({}, { locale }),
  outages: m.sandbox_trouble_outage({}, { locale }),
  lostAnswers: m.sandbox_trouble_lost_answer({}, { locale }),
  keptOrders: m.sandbox_trouble_kept_order({}, { locale }),
  slowMs: m.sandbox_trouble_slow({}, { locale }),
});

/** The switches, for people. */
export const controlPage = (troubles: Troubles, locale: Locale): string => {
  const title = m.sandbox_control({}, { locale });
  const fields = Object.entries(troubleNames(locale)).map(([name, label]) => {
    const isAmount = name === 'lateSeconds' || name === 'slowMs';
    const limits = isAmount ? html`min="0" step="1"` : html`min="0" max="1" step="0.05"`;
    return html`<label
      >${label}<input
        type="number"
        name="${name}"
        value="${troubles[name as keyof Troubles]}"
        ${limits}
        required
    /></label>`;
  });
  return page(
    locale,
    title,
    html`<div class="card">
      <h1>${title}</h1>
      <p class="state">${m.sandbox_control_text({}, { locale })}</p>
      <form method="post" action="?lang=${locale}">
        ${fields}<button class="first">${m.sandbox_control_save({}, { locale })}</button>
      </form>
    </div>`,
  );
};
