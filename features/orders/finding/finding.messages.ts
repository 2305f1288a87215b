import type { Messages } from "../../../platform/i18n.ts";
import type { OrderGroup } from "./finding.rules.ts";

const groupsUk: Record<OrderGroup, string> = { all: "Усі", active: "У роботі", done: "Отримані", cancelled: "Скасовані й повернені" };
const groupsRu: Record<OrderGroup, string> = { all: "Все", active: "В работе", done: "Полученные", cancelled: "Отменённые и возвращённые" };

type Words = {
  "finding.label": string;
  "finding.hint": string;
  "finding.find": string;
  "finding.groups": string;
  "finding.group": Record<OrderGroup, string>;
  "finding.found": (count: number) => string;
  "finding.none": string;
  "finding.noneFor": (q: string) => string;
  "finding.elsewhere": (q: string) => string;
  "finding.inAll": string;
  "finding.showAll": string;
};

export const findingMessages = {
  uk: {
    "finding.label": "Пошук у замовленнях",
    "finding.hint": "Номер замовлення чи ТТН, імʼя або телефон отримувача, назва чи артикул товару",
    "finding.find": "Знайти",
    "finding.groups": "Стан замовлень",
    "finding.group": groupsUk,
    "finding.found": (count) => `Знайдено: ${count}`,
    "finding.none": "Таких замовлень немає.",
    "finding.noneFor": (q) => `За запитом «${q}» замовлень не знайшли. Перевірте, чи немає помилки, або введіть менше слів.`,
    "finding.elsewhere": (q) => `Серед цих замовлень за запитом «${q}» нічого не знайшли.`,
    "finding.inAll": "Шукати в усіх замовленнях",
    "finding.showAll": "Показати всі замовлення",
  },
  ru: {
    "finding.label": "Поиск в заказах",
    "finding.hint": "Номер заказа или ТТН, имя или телефон получателя, название или артикул товара",
    "finding.find": "Найти",
    "finding.groups": "Состояние заказов",
    "finding.group": groupsRu,
    "finding.found": (count) => `Найдено: ${count}`,
    "finding.none": "Таких заказов нет.",
    "finding.noneFor": (q) => `По запросу «${q}» заказов не нашли. Проверьте, нет ли ошибки, или введите меньше слов.`,
    "finding.elsewhere": (q) => `Среди этих заказов по запросу «${q}» ничего не нашли.`,
    "finding.inAll": "Искать во всех заказах",
    "finding.showAll": "Показать все заказы",
  },
} satisfies Messages<Words>;
