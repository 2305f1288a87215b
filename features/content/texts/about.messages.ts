import type { Messages } from "../../../platform/i18n.ts";

export const aboutMessages = {
  uk: {
    "about.contacts": "Контакти",
    "about.phones": "Телефони",
    "about.email": "Пошта",
    "about.map": "Показати на карті",
    "about.hours": "Відповідаємо в чаті",
    "about.kyivTime": "за київським часом",
    "about.chat": "Написати в чат",
    "about.seller": "Реквізити продавця",
    "about.sellerName": "Продавець",
    "about.sellerCode": "Код ЄДРПОУ або РНОКПП",
    "about.sellerAddress": "Місцезнаходження",
    "about.sellerTaxes": "Податки",
    "about.taxes": { vat: "Ціни з ПДВ", no_vat: "Ціни без ПДВ" },
  },
  ru: {
    "about.contacts": "Контакты",
    "about.phones": "Телефоны",
    "about.email": "Почта",
    "about.map": "Показать на карте",
    "about.hours": "Отвечаем в чате",
    "about.kyivTime": "по киевскому времени",
    "about.chat": "Написать в чат",
    "about.seller": "Реквизиты продавца",
    "about.sellerName": "Продавец",
    "about.sellerCode": "Код ЕГРПОУ или РНУКПН",
    "about.sellerAddress": "Местонахождение",
    "about.sellerTaxes": "Налоги",
    "about.taxes": { vat: "Цены с НДС", no_vat: "Цены без НДС" },
  },
} satisfies Messages<Record<string, unknown>>;
