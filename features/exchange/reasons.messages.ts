import type { Messages } from "../../platform/i18n.ts";

const uk = {
  notCommerceMl: "Це не файл CommerceML: починається з <{said}>. Файл нічого не змінив",
  brokenXml: "XML пошкоджено: {said}. Вивантажте файл з 1С ще раз",
  doctype: "DOCTYPE у файлі не приймається",
  tooDeep: "Елементи вкладено глибше за 32 рівні",
  tooLong: "Текст довший за 1 МБ",
  noId: "Немає Ид",
  longId: "Ид довший за 80 символів",
  noName: "Немає Наименование: новий товар без назви не заводимо",
  unexpected: "Рядок не прочитано: {said}",
  stockShort: "Залишок {said} менший за зарезервоване покупцями: залишено зарезервоване",
  stockNegative: "Відʼємний залишок {said}: на продаж 0",
  stockTooLarge: "Залишок {said} завеликий: лишився попередній",
  stockUnreadable: "Залишок не число: «{said}», лишився попередній",
  priceUnreadable: "Ціна не число: {said}",
  priceTooLarge: "Ціна завелика: {said}",
  priceZero: "Нульова ціна: {said}",
  priceCurrency: "Немає курсу для ціни в іншій валюті: {said}",
  pricePerUnit: "Ціна за іншу одиницю, не за штуку: {said}",
  packOutOfRange: "Кількість в упаковці «{said}» поза межами від 1 до 10 000",
  archiveBroken: "Архів пошкоджено: {said}. Вивантажте його ще раз",
  archiveUnsafe: "Архів не розпаковано: «{said}» веде за межі папки, є посиланням, повторюється або зашифроване",
  archiveLarge: "Архів завеликий: понад 20 000 файлів, 2 ГБ або стискання у 100 разів: {said}",
  pictureHeavy: "Файл картинки більший за 10 МБ (відео — за 64 МБ): {said}",
  pictureNone: "За вмістом це не JPEG, PNG, WebP чи GIF: {said}",
  pictureLarge: "У картинці понад 40 мегапікселів: {said}",
  pictureBroken: "Картинку пошкоджено: {said}",
  pictureMissing: "Немає файлу картинки {said}: поки показуємо вішак",
  hidesTooMany: "Повний обмін сховав би {hides} товарів із {of}: чекає рішення",
  taken: "Рішення: сховати. Сховано товарів: {hidden}",
  refused: "Рішення: не ховати, усі товари лишилися",
  refusedBefore: "Цим файлам уже відмовлено в обміні № {run}: нічого не сховано",
  superseded: "Рішення вже не потрібне: його замінив обмін № {run}",
} as const;

/** Why a row, a part of it or a file was not taken, and what an import says of itself; for staff. */
export const reasonsMessages = {
  uk,
  ru: {
    notCommerceMl: "Это не файл CommerceML: начинается с <{said}>. Файл ничего не изменил",
    brokenXml: "XML повреждён: {said}. Выгрузите файл из 1С ещё раз",
    doctype: "DOCTYPE в файле не принимается",
    tooDeep: "Элементы вложены глубже 32 уровней",
    tooLong: "Текст длиннее 1 МБ",
    noId: "Нет Ид",
    longId: "Ид длиннее 80 символов",
    noName: "Нет Наименование: новый товар без названия не заводим",
    unexpected: "Строка не прочитана: {said}",
    stockShort: "Остаток {said} меньше зарезервированного покупателями: оставлено зарезервированное",
    stockNegative: "Отрицательный остаток {said}: в продаже 0",
    stockTooLarge: "Остаток {said} слишком большой: остался прежний",
    stockUnreadable: "Остаток не число: «{said}», остался прежний",
    priceUnreadable: "Цена не число: {said}",
    priceTooLarge: "Цена слишком большая: {said}",
    priceZero: "Нулевая цена: {said}",
    priceCurrency: "Нет курса для цены в другой валюте: {said}",
    pricePerUnit: "Цена за другую единицу, не за штуку: {said}",
    packOutOfRange: "Количество в упаковке «{said}» вне пределов от 1 до 10 000",
    archiveBroken: "Архив повреждён: {said}. Выгрузите его ещё раз",
    archiveUnsafe: "Архив не распакован: «{said}» ведёт за пределы папки, является ссылкой, повторяется или зашифровано",
    archiveLarge: "Архив слишком большой: больше 20 000 файлов, 2 ГБ или сжатие в 100 раз: {said}",
    pictureHeavy: "Файл картинки больше 10 МБ (видео — 64 МБ): {said}",
    pictureNone: "По содержимому это не JPEG, PNG, WebP или GIF: {said}",
    pictureLarge: "В картинке больше 40 мегапикселей: {said}",
    pictureBroken: "Картинка повреждена: {said}",
    pictureMissing: "Нет файла картинки {said}: пока показываем вешалку",
    hidesTooMany: "Полный обмен скрыл бы {hides} товаров из {of}: ждёт решения",
    taken: "Решение: скрыть. Скрыто товаров: {hidden}",
    refused: "Решение: не скрывать, все товары остались",
    refusedBefore: "Этим файлам уже отказано в обмене № {run}: ничего не скрыто",
    superseded: "Решение больше не нужно: его заменил обмен № {run}",
  },
} satisfies Messages<Record<keyof typeof uk, string>>;

export type ReasonKey = keyof typeof uk;

/** A reason in words; one written by an older shop is words already. */
export function reasonText(language: "uk" | "ru", reason: string, values: Record<string, string | number>): string {
  const text = (reasonsMessages[language] as Record<string, string>)[reason] ?? reason;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
