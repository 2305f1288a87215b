import type { Messages } from "../../platform/i18n.ts";

export const sessionMessages = {
  uk: {
    "auth.title": "Вхід або реєстрація",
    "auth.enter": "Увійти",
    "auth.phoneError": "Перевірте номер: потрібно 9 цифр після +380",
    "auth.expired": "Сеанс завершився. Увійдіть ще раз, кошик на місці.",
    "auth.logout": "Вийти",
    "auth.logoutAsk": "Вийти? Списки обраного й переглянутих на цьому пристрої буде очищено.",
    "auth.stay": "Залишитися",
    "auth.needForMore": "Щоб додати ще один товар, увійдіть. Перший збережемо.",
  },
  ru: {
    "auth.title": "Вход или регистрация",
    "auth.enter": "Войти",
    "auth.phoneError": "Проверьте номер: нужно 9 цифр после +380",
    "auth.expired": "Сеанс завершился. Войдите ещё раз, корзина на месте.",
    "auth.logout": "Выйти",
    "auth.logoutAsk": "Выйти? Списки избранного и просмотренных на этом устройстве будут очищены.",
    "auth.stay": "Остаться",
    "auth.needForMore": "Чтобы добавить ещё один товар, войдите. Первый сохраним.",
  },
} satisfies Messages<Record<string, unknown>>;
