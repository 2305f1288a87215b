import { expect, test } from "vitest";
import { staffLetter } from "./staff-letter.ts";

const config = { publicUrl: "https://semyriad.example", port: 3000 };
const to = "office@semyriad.example";

test("a letter to staff has a short subject, all that is said and the page that shows it", () => {
  const text = "Банк не приймає від магазину повернення R1 на 1 299,50 грн: invalid key. Перевірте ключі; повернення повторюється само.";
  expect(staffLetter(config, { to, text, page: "/orders/100234/show" })).toEqual({
    channel: "e-mail",
    to,
    subject: "Банк не приймає від магазину повернення R1 на 1 299,50 грн",
    text: `${text}\n\nhttps://semyriad.example/admin/orders/100234/show`,
  });
  expect(staffLetter(config, { to, text: "слово ".repeat(100), page: "" }).subject).toHaveLength(150);
});
