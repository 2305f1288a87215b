import { html } from "hono/html";
import type { PayersDecision, ShownPayment } from "../../integrations/payments/card-provider.ts";
import { formatMoney } from "../../platform/money/money.ts";

type Words = { title: string; warning: string; over: string; back: string; buttons: Record<PayersDecision, string> };

const words: Record<"uk" | "ru", Words> = {
  uk: {
    title: "Пісочниця: оплата карткою",
    warning: "Це тестова сторінка. Гроші не списуються, дані картки не потрібні. Виберіть, чим закінчиться оплата.",
    over: "Цю оплату вже завершено.",
    back: "Повернутися до магазину",
    buttons: {
      pay: "Оплатити",
      "pay-later": "Оплатити, але гроші надійдуть за хвилину",
      refuse: "Банк відмовляє",
      close: "Закрити без оплати",
    },
  },
  ru: {
    title: "Песочница: оплата картой",
    warning: "Это тестовая страница. Деньги не списываются, данные карты не нужны. Выберите, чем закончится оплата.",
    over: "Эта оплата уже завершена.",
    back: "Вернуться в магазин",
    buttons: {
      pay: "Оплатить",
      "pay-later": "Оплатить, но деньги поступят через минуту",
      refuse: "Банк отказывает",
      close: "Закрыть без оплаты",
    },
  },
};

const style = `
body { margin: 0; background: #faf7f9; color: #24121c; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
.warning { padding: 0.75rem 1rem; border-radius: 8px; background: #fff0cc; color: #7a4a00; font-weight: 600; }
.amount { font-size: 2rem; font-weight: 700; margin: 0; }
form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid #24121c; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button.pay { border-color: #8c1250; background: #8c1250; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #1f4e8c; outline-offset: 2px; }
a { color: #8c1250; }
`;

const order = ["pay", "pay-later", "refuse", "close"] as const satisfies readonly PayersDecision[];

/** `nonce` allows its one style. */
export function cardSandboxPage({ amount, description, language, isOpen, returnUrl }: ShownPayment, nonce: string) {
  const said = words[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${said.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${said.title}</h1>
          <p class="warning">${said.warning}</p>
          <p>${description}</p>
          <p class="amount">${formatMoney(amount)}</p>
          ${
            isOpen
              ? html`<form method="post">
                  ${order.map((decision) => html`<button class="${decision}" name="decision" value="${decision}">${said.buttons[decision]}</button>`)}
                </form>`
              : html`<p>${said.over}</p>
                  <p><a href="${returnUrl}">${said.back}</a></p>`
          }
        </main>
      </body>
    </html>`;
}
