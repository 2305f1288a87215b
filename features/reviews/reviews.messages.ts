import type { Messages } from "../../platform/i18n.ts";
import { SHOP_NAME } from "../shop-name.ts";
import { reviewCardMessages } from "./review-card.messages.ts";

export const reviewsMessages = {
  uk: {
    ...reviewCardMessages.uk,
    "reviews.pageTitle": `Відгуки про магазин «${SHOP_NAME}»`,
    "reviews.ofProduct": (name: string) => `Відгуки: ${name}`,
    "reviews.description": `Відгуки покупців про магазин «${SHOP_NAME}»: доставка, розміри, якість, повернення.`,
    "reviews.noneOfShop": "Відгуків ще немає. Ваш буде першим.",
    "reviews.assessments": (n: number) => `Оцінки після отримання замовлення: ${n}`,
    "reviews.toProduct": "До товару",
    "reviews.fitCount": (name: string, count: number) => `${name}: ${count}`,
    "reviews.order": "Спочатку",
    "reviews.newest": "нові",
    "reviews.helpfulFirst": "корисні",
    "reviews.noneOfFit": "Таких відгуків немає.",
    "reviews.ownVote": "Це ваш відгук",
    "reviews.filmsCount": (films: number) => `Відеовідгуки · ${films}`,
    "reviews.withoutFilms": "Усі відгуки",
    "reviews.moreFailed": "Відгуки не завантажилися. Спробуйте ще раз",
    "reviews.nameless": "Покупець",
  },
  ru: {
    ...reviewCardMessages.ru,
    "reviews.pageTitle": `Отзывы о магазине «${SHOP_NAME}»`,
    "reviews.ofProduct": (name: string) => `Отзывы: ${name}`,
    "reviews.description": `Отзывы покупателей о магазине «${SHOP_NAME}»: доставка, размеры, качество, возвраты.`,
    "reviews.noneOfShop": "Отзывов ещё нет. Ваш будет первым.",
    "reviews.assessments": (n: number) => `Оценки после получения заказа: ${n}`,
    "reviews.toProduct": "К товару",
    "reviews.fitCount": (name: string, count: number) => `${name}: ${count}`,
    "reviews.order": "Сначала",
    "reviews.newest": "новые",
    "reviews.helpfulFirst": "полезные",
    "reviews.noneOfFit": "Таких отзывов нет.",
    "reviews.ownVote": "Это ваш отзыв",
    "reviews.filmsCount": (films: number) => `Видеоотзывы · ${films}`,
    "reviews.withoutFilms": "Все отзывы",
    "reviews.moreFailed": "Отзывы не загрузились. Попробуйте ещё раз",
    "reviews.nameless": "Покупатель",
  },
} satisfies Messages<Record<string, unknown>>;
