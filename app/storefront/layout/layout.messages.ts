import type { Messages } from "../../../platform/i18n.ts";

/** Words around every screen. */
export const layoutMessages = {
  uk: {
    siteName: "Семиряд",
    slogan: "Одяг, взуття й товари для дому гуртом і вроздріб",
    description: "Понад 20 000 товарів від виробників: одяг, взуття, товари для дому. Упаковками для продавців і поштучно для покупців. Резерв на годину, доставка 1–3 дні.",
    skip: "Перейти до вмісту", close: "Закрити", menu: "Меню", search: "Пошук", account: "Кабінет", favourites: "Обране", cart: "Кошик", phones: "Телефони", language: "Мова", home: "На головну", more: "Усі",
    required: "Заповніть це поле", categories: "Категорії", audience: "Розділи", breadcrumbs: "Шлях", closeLine: "Сховати оголошення", news: "Оголошення", copyright: (year: number) => `© ${year} Семиряд`,
    "gender.female": "Жінкам", "gender.male": "Чоловікам", "gender.kids": "Дітям", "gender.home": "Для дому",
    "nav.delivery": "Доставка й оплата", "nav.faq": "Питання й відповіді", "nav.loyalty": "Клуб", "nav.warranty": "Гарантія", "nav.about": "Про нас", "nav.privacy": "Політика приватності", "nav.offer": "Публічна оферта",
    "nav.newItems": "Новинки", "nav.bestSellers": "Топ продажів", "nav.sale": "Розпродаж", "nav.newCollection": "Нова колекція", "nav.retail": "Поштучно", "nav.orders": "Замовлення", "nav.viewed": "Переглянуті",
    "footer.information": "Інформація", "footer.contacts": "Контакти", "footer.account": "Кабінет",
    "search.placeholder": "Що шукаєте?", "search.short": "Введіть щонайменше 3 символи", "search.empty": (q: string) => `За запитом «${q}» нічого не знайшли. Спробуйте інше слово або загляньте в категорії.`,
    "search.error": "Пошук не відповів. Спробуйте ще раз.", "search.all": (n: number) => `Усі результати: ${n}`, "search.products": "Товари",
    "facts.0": "Склад 2000 м²", "facts.1": "Понад 20 000 товарів", "facts.2": "Понад 200 виробників", "facts.3": "400 імпортерів",
    "err.404": "Ой! Ця сторінка загубилася у світі моди", "err.404short": "Сторінку не знайдено", "err.generic": "Щось пішло не так. Ми вже знаємо про це.", "err.retry": "Спробувати ще раз", "page.updated": "Оновлено", "page.contents": "Зміст",
    "home.audience": "Для кого шукаєте?", "home.forHome": "Для дому", "landing.goods": "товарів",
  },
  ru: {
    siteName: "Семиряд",
    slogan: "Одежда, обувь и товары для дома оптом и в розницу",
    description: "Более 20 000 товаров от производителей: одежда, обувь, товары для дома. Упаковками для продавцов и поштучно для покупателей. Резерв на час, доставка 1–3 дня.",
    skip: "Перейти к содержимому", close: "Закрыть", menu: "Меню", search: "Поиск", account: "Кабинет", favourites: "Избранное", cart: "Корзина", phones: "Телефоны", language: "Язык", home: "На главную", more: "Все",
    required: "Заполните это поле", categories: "Категории", audience: "Разделы", breadcrumbs: "Путь", closeLine: "Скрыть объявление", news: "Объявление", copyright: (year: number) => `© ${year} Семиряд`,
    "gender.female": "Женщинам", "gender.male": "Мужчинам", "gender.kids": "Детям", "gender.home": "Для дома",
    "nav.delivery": "Доставка и оплата", "nav.faq": "Вопросы и ответы", "nav.loyalty": "Клуб", "nav.warranty": "Гарантия", "nav.about": "О нас", "nav.privacy": "Политика приватности", "nav.offer": "Публичная оферта",
    "nav.newItems": "Новинки", "nav.bestSellers": "Топ продаж", "nav.sale": "Распродажа", "nav.newCollection": "Новая коллекция", "nav.retail": "Поштучно", "nav.orders": "Заказы", "nav.viewed": "Просмотренные",
    "footer.information": "Информация", "footer.contacts": "Контакты", "footer.account": "Кабинет",
    "search.placeholder": "Что ищете?", "search.short": "Введите не менее 3 символов", "search.empty": (q: string) => `По запросу «${q}» ничего не нашли. Попробуйте другое слово или загляните в категории.`,
    "search.error": "Поиск не ответил. Попробуйте ещё раз.", "search.all": (n: number) => `Все результаты: ${n}`, "search.products": "Товары",
    "facts.0": "Склад 2000 м²", "facts.1": "Более 20 000 товаров", "facts.2": "Более 200 производителей", "facts.3": "400 импортёров",
    "err.404": "Ой! Эта страница затерялась в мире моды", "err.404short": "Страница не найдена", "err.generic": "Что-то пошло не так. Мы уже знаем об этом.", "err.retry": "Попробовать ещё раз", "page.updated": "Обновлено", "page.contents": "Содержание",
    "home.audience": "Для кого ищете?", "home.forHome": "Для дома", "landing.goods": "товаров",
  },
} satisfies Messages<Record<string, unknown>>;
