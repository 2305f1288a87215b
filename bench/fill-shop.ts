import { sql } from "kysely";
import type { Database } from "../platform/db/database.ts";
import type { Tables } from "../db/tables.ts";

/** `heavy`: of the orders, those of the first account. */
export type ShopSize = { orders: number; heavy: number; customers: number; products: number; others: number };

export const HEAVY_ACCOUNT = 1;
/** When the last order was placed; the first one a year before. */
export const FILLED_UNTIL = "2026-11-21T10:00:00Z";

/** A year of a large shop by statements alone, on a migrated database without rows. */
export async function fillShop(db: Database<Tables>, size: ShopSize): Promise<void> {
  for (const statement of statements(size))
    await db.job(async (tx) => {
      // Rows of one statement hold together by themselves; triggers and keys would ask each of them.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql.raw(statement).execute(tx);
    });
}

/** One of these texts, by a number. */
const oneOf = (at: string, ...texts: string[]): string =>
  `(array[${texts.map((text) => `'${text}'`).join(", ")}])[1 + (${at})::int % ${texts.length}]`;
/** A number from 0 that looks random and is the same each time. */
const chance = (of: string, below: number | string): string => `(abs(hashint8extended((${of})::bigint, 7)) % ${below})`;
const orderId = (at: string): string => `md5('order ' || ${at})::uuid`;
const phone = (at: string): string => `'380' || lpad((${chance(`${at} * 7919`, 900_000_000)} + 50000000)::text, 9, '0')`;

const NAMES = ["Олена", "Ірина", "Наталія", "Оксана", "Тетяна", "Юлія", "Андрій", "Сергій", "Марія", "Світлана", "Дарʼя"];
const PATRONYMICS = ["Петрівна", "Іванівна", "Олегівна", "Миколаївна", "Сергіївна"];
const ROOTS = ["Ковал", "Бондар", "Шевч", "Ткач", "Мельнич", "Кравч", "Олійн", "Лис", "Поліщ", "Савч", "Гнат", "Дем''ян", "Захар"];
const ENDINGS = ["енко", "ук", "ишин", "ець", "чак", "івський", "юк", "ій", "ун"];
const KINDS = ["Сукня", "Штани", "Футболка", "Пальто", "Кросівки", "Ковдра", "Рушник", "Шкарпетки", "Куртка", "Сорочка"];
const KINDS_RU = ["Платье", "Брюки", "Футболка", "Пальто", "Кроссовки", "Одеяло", "Полотенце", "Носки", "Куртка", "Рубашка"];
const FOR = ["жіноча", "чоловіча", "дитяча", "для дому", "зимова", "літня", "святкова"];
const FOR_RU = ["женское", "мужское", "детское", "для дома", "зимнее", "летнее", "праздничное"];
const CALLED = ["Верба", "Калина", "Барвінок", "Волошка", "Смерека", "Ромашка", "Мальва", "Жоржина", "Чебрець", "Любисток", "Сонях"];
const COLOURS = ["чорний", "білий", "червоний", "синій", "зелений", "бежевий"];
const COLOURS_RU = ["чёрный", "белый", "красный", "синий", "зелёный", "бежевый"];

const surname = (at: string): string => `${oneOf(chance(at, 1000), ...ROOTS)} || ${oneOf(chance(`${at} + 5`, 1000), ...ENDINGS)}`;
const accountOf = ({ heavy, orders, customers }: ShopSize): string =>
  `case when i % ${Math.round(orders / heavy)} = 0 then ${HEAVY_ACCOUNT} else 2 + ${chance("i", customers - 1)} end`;
const placedAt = ({ orders }: ShopSize): string => `timestamptz '${FILLED_UNTIL}' - (${orders} - i) * interval '365 days' / ${orders}`;

const statements = (size: ShopSize): string[] => [
  `insert into account (id, phone, name, surname, patronymic, email, blacklisted_at, created_at) overriding system value
   select i, '38067' || lpad(i::text, 7, '0'), ${oneOf("i", ...NAMES)}, ${surname("i")}, ${oneOf("i", ...PATRONYMICS)}, 'customer' || i || '@example.com',
     case when i % 200 = 199 then now() end, timestamptz '2025-11-01' + i * interval '1 minute'
   from generate_series(1, ${size.customers}) i`,
  `insert into category (id, id_1c, name_uk, name_ru, first_level) overriding system value
   select i, 'c' || i, 'Розділ ' || i, 'Раздел ' || i, true from generate_series(1, 40) i`,
  `insert into product (id, id_1c, article, name_uk, name_ru, first_seen_at, hidden, hidden_by_staff) overriding system value
   select i, 'p' || i, 'SF-' || i, ${oneOf("i", ...KINDS)} || ' ' || ${oneOf("i / 3", ...FOR)} || ' «' || ${oneOf("i / 7", ...CALLED)} || '»',
     ${oneOf("i", ...KINDS_RU)} || ' ' || ${oneOf("i / 3", ...FOR_RU)} || ' «' || ${oneOf("i / 7", ...CALLED)} || '»',
     timestamptz '2025-01-01' + i * interval '20 minutes', i % 10 = 0, i % 10 = 0
   from generate_series(1, ${size.products}) i`,
  `insert into product_category (product_id, category_id) select i, 1 + ${chance("i", 40)} from generate_series(1, ${size.products}) i`,
  `insert into variation (id, id_1c, product_id, article, barcode, size, colour, colour_name_uk, colour_name_ru, price) overriding system value
   select i, 'v' || i, 1 + (i - 1) / 3, '', (4820000000000 + i)::text, (38 + i % 20)::text, '#000000', ${oneOf("i / 3", ...COLOURS)},
     ${oneOf("i / 3", ...COLOURS_RU)}, 10000 + ${chance("i", 200)} * 500
   from generate_series(1, ${size.products * 3}) i`,
  `insert into stock (variation_id, on_hand, reserved) select i, ${chance("i", 60)}, 0 from generate_series(1, ${size.products * 3}) i`,
  `insert into cart (id, suborder_id, account_id, state, opened_at, reserved_until, closed_at)
   select ${orderId("i")}, md5('part ' || i)::uuid, ${accountOf(size)}, 'ordered', now(), now(), now() from generate_series(1, ${size.orders}) i`,
  `insert into placed_order (id, account_id, cart_id, status, payment_method, carrier, delivery_kind, delivery, recipient, goods, to_pay,
     parcel_number, placed_at, paid_at)
   select ${orderId("i")}, ${accountOf(size)}, ${orderId("i")},
     case when i > ${size.orders} * 0.97 then ${oneOf("i", "new", "confirmed", "packed", "shipped", "awaiting_payment")}
       when i % 12 = 5 then 'cancelled' when i % 33 = 7 then 'returned' else 'completed' end,
     ${oneOf("i", "cod", "cod", "card")}, ${oneOf("i", "nova-poshta", "ukrposhta")}, 'branch',
     jsonb_build_object('city', 'Київ', 'cityId', gen_random_uuid(), 'branch', 'Відділення № ' || i % 300 || ': вул. Садова, ' || i % 90, 'branchId', gen_random_uuid()),
     jsonb_build_object('phone', ${phone("i % 30000")}, 'name', ${oneOf(chance("i % 30000", 1000), ...NAMES)}, 'surname', ${surname("i % 30000")},
       'patronymic', ${oneOf("i", ...PATRONYMICS)}),
     s.sum, s.sum, case when i % 12 <> 5 then '2045' || lpad(i::text, 10, '0') else '' end, ${placedAt(size)}, case when i % 3 = 2 then ${placedAt(size)} end
   from generate_series(1, ${size.orders}) i, lateral (select 50000 + ${chance("i * 3", 4000)} * 100 as sum) s`,
  `insert into order_line (order_id, position, variation_id, product_id, article, name_uk, name_ru, size, colour, colour_name_uk, colour_name_ru,
     picture, pieces, pack, price, sum, returned)
   select ${orderId("i")}, at, v.id, p.id, p.article, p.name_uk, p.name_ru, v.size, v.colour, v.colour_name_uk, v.colour_name_ru,
     'p/' || p.id || '.jpg', 4, 4, v.price, v.price * 4, case when i % 50 = 3 and at = 1 then 1 else 0 end
   from generate_series(1, ${size.orders}) i, generate_series(1, 3 + i % 3) at
     join lateral (select 1 + ${chance("i * 11 + at", size.products * 3)} as id) chosen on true join variation v on v.id = chosen.id join product p on p.id = v.product_id`,
  `insert into order_words (account_id, order_id, cart_id, placed_at, words) select account_id, id, cart_id, placed_at, words_of_order(id) from placed_order`,
  `insert into order_event (order_id, status, by_whom, at)
   select ${orderId("i")}, s, 'olena@semyriad.example', ${placedAt(size)} from generate_series(1, ${size.orders}) i, unnest(array['new', 'confirmed', 'packed']) s`,
  `insert into review (about, account_id, product_id, author, language, rating, comment, status, created_at)
   select 'product', 2 + i % ${size.customers - 1}, 1 + ${chance("i", size.products)}, 'Олена К.', 'uk', 1 + i % 5, 'Гарна річ, розмір відповідає, прийшло швидко ' || i,
     case when i % 50 = 0 then 'new' when i % 20 = 0 then 'refused' else 'published' end, now() - i * interval '5 minutes'
   from generate_series(1, ${size.others}) i on conflict do nothing`,
  `insert into product_question (product_id, account_id, author, language, question, answer, status, asked_at, answered_at)
   select 1 + ${chance("i", size.products)}, 2 + i % ${size.customers - 1}, 'Олена К.', 'uk', 'Чи великомірить? ' || i, case when i % 50 = 0 then '' else 'Ні.' end,
     case when i % 50 = 0 then 'new' else 'answered' end, now() - i * interval '5 minutes', case when i % 50 <> 0 then now() end
   from generate_series(1, ${size.others}) i`,
  `insert into lead (kind, name, phone, wanted, status, created_at)
   select ${oneOf("i", "offer", "supplier")}, 'Олена', ${phone("i")}, 'Потрібно сто суконь розмірів від 42 до 56', ${oneOf("i", "new", "done", "done", "refused")}, now()
   from generate_series(1, ${size.others}) i`,
  `insert into subscription (email, locale, token_hash, created_at, confirmed_at)
   select 'reader' || i || '@example.com', 'ua', sha256(i::text::bytea), now(), now() from generate_series(1, ${size.others}) i`,
  `insert into chat_thread (id, account_id, state, last_seq, staff_read, customer_read, waits_since, created_at, changed_at) overriding system value
   select i, i, ${oneOf("i", "open", "closed", "closed")}, 3, case when i % 40 = 0 then 1 else 3 end, 2, case when i % 40 = 0 then now() - i * interval '1 minute' end, now(),
     timestamptz '${FILLED_UNTIL}' - i * interval '7 minutes'
   from generate_series(1, ${Math.min(size.customers, Math.round(size.others / 2.5))}) i`,
  `insert into chat_message (thread_id, seq, message_id, side, staff_id, text, at)
   select t.id, at, md5(t.id || ' ' || at)::uuid, case when at % 2 = 1 then 'customer' else 'staff' end, case when at % 2 = 0 then 1 end,
     'Доброго дня! Чи буде ще ' || ${oneOf("t.id + at", ...KINDS)} || ' розміру ' || 38 + t.id % 20 || '? Замовлення ' || t.id, t.changed_at
   from chat_thread t, generate_series(1, 3) at`,
  `insert into chat_message (thread_id, seq, message_id, side, text, at)
   select 1, at, md5('heavy ' || at)::uuid, 'customer', 'Чи буде ' || at || ' розмір до суботи?', now() from generate_series(4, 5000) at`,
  `update chat_thread set last_seq = 5000 where id = 1`,
  `insert into notice (account_id, kind, source, news, made_at, read_at)
   select case when i % 5 = 0 then ${HEAVY_ACCOUNT} else 1 + i % ${size.customers} end, 'order_status', 'order ' || i,
     jsonb_build_object('kind', 'order_status', 'number', 100233 + i, 'status', 'shipped', 'parcelNumber', '20450000000001'), now() - i * interval '1 minute', case when i % 3 = 0 then now() end
   from generate_series(1, ${size.others}) i`,
  `insert into audit_entry (staff_id, staff_email, action, entity, entity_id, before, after, visit, at)
   select 1, ${oneOf("i", "olena@semyriad.example", "petro@semyriad.example", "iryna@semyriad.example")}, 'update', ${oneOf("i", "order", "product", "customer")}, (100233 + i / 4)::text,
     '{"status": "new"}', '{"status": "confirmed"}', 'v', timestamptz '${FILLED_UNTIL}' - (${size.orders * 4} - i) * interval '1 minute'
   from generate_series(1, ${size.orders * 4}) i`,
  `insert into fiscal_receipt (account_id, order_id, order_number, source, kind, lines, payments, amount, state, wanted_at, held_until, fiscal_at, text)
   select o.account_id, o.id, o.number, 'order ' || o.number, 'sale', '[{"name": "Сукня", "pieces": 4, "price": 10000}]', '[{"means": "cash", "amount": 40000}]', 40000,
     case when o.number % 1000 = 0 then 'refused' else 'made' end, o.placed_at, o.placed_at, case when o.number % 1000 <> 0 then o.placed_at end, repeat('Чек ', 60)
   from placed_order o where o.status in ('completed', 'returned')`,
  `insert into goods_return (id, order_id, account_id, status, reason, refund_to, asked_at, changed_at, request_key, request_hash) overriding system value
   select row_number() over (order by o.number), o.id, o.account_id, ${oneOf("o.number", "asked", "received", "received", "refused")}, 'size', 'balance', o.placed_at, o.placed_at, o.number, 'x'
   from placed_order o where o.number % 4 = 0 limit ${size.others}`,
  `insert into goods_return_line (return_id, variation_id, pieces)
   select r.id, l.variation_id, 1 from goods_return r join order_line l on l.order_id = r.order_id and l.position = 1`,
  `insert into payment (reference, provider, account_id, purpose, cart_id, amount, state, started_at, paid_at, outcome)
   select 'o' || o.number, 'liqpay', o.account_id, 'order', o.cart_id, o.to_pay, 'paid', o.placed_at, o.placed_at, case when o.number % 500 = 2 then 'to_balance' else 'applied' end
   from placed_order o where o.payment_method = 'card'`,
  `insert into delivery_debt (id, account_id, order_id, order_number, parcel_number, amount, created_at, settled_at, settled_by) overriding system value
   select row_number() over (order by o.number), o.account_id, o.id, o.number, o.parcel_number, 9000, o.placed_at, case when o.number % 3 > 0 then o.placed_at end,
     case when o.number % 3 > 0 then 'staff' end
   from placed_order o where o.status = 'returned'`,
  `insert into journal_entry (id, reason, source, account_id, order_id, order_number, by_whom, at) overriding system value
   select row_number() over (order by o.number), 'order_placed', 'order ' || o.number, o.account_id, o.id, o.number, 'shop', o.placed_at from placed_order o`,
  `insert into posting (entry_id, position, ledger, account_id, order_id, amount)
   select e.id, side, case when side = 1 then 'customer_balance' else 'order_funds' end, case when side = 1 then e.account_id end, case when side = 2 then e.order_id end,
     case when side = 1 then case when e.id % 2 = 0 then 9000 else -9000 end else case when e.id % 2 = 0 then -9000 else 9000 end end
   from journal_entry e, generate_series(1, 2) side`,
  `insert into customer_money (account_id, balance) select account_id, sum(amount) from posting where ledger = 'customer_balance' group by 1`,
  `insert into bonus_lot (account_id, granted, points_left, reason, source, granted_at, ends_at)
   select ${HEAVY_ACCOUNT}, 1000, 0, 'cashback', 'order ' || i, now() - interval '40 days', now() - interval '10 days' from generate_series(1, 2000) i`,
  `insert into recipient (account_id, surname, name, phone, created_at, changed_at)
   select ${HEAVY_ACCOUNT}, ${surname("i")}, ${oneOf("i", ...NAMES)}, ${phone("i")}, now(), now() from generate_series(1, 200) i`,
  `insert into favourite (account_id, product_id, added_at) select ${HEAVY_ACCOUNT}, i, now() from generate_series(1, 500) i`,
  `insert into search_miss (day, text_key, times)
   select date '2026-11-20' - i % 30, 'пошук ' || i, 1 + i % 9 from generate_series(1, ${size.others}) i`,
  `insert into cart (id, suborder_id, account_id, state, opened_at, reserved_until)
   select md5('cart ' || i)::uuid, md5('cart part ' || i)::uuid, i, 'open', timestamptz '${FILLED_UNTIL}', timestamptz '${FILLED_UNTIL}' + interval '2 hours'
   from generate_series(1, 2000) i`,
  `insert into cart_line (cart_id, variation_id, pieces, price, added_at)
   select md5('cart ' || i)::uuid, 1 + (i * 31 + at * 7) % ${size.products * 3}, 4, 10000, now() from generate_series(1, 2000) i, generate_series(1, 5) at`,
  `insert into promo_code (code, compared, percent, created_at) select 'ЗИМА' || i, 'ЗИМА' || i, 10, now() from generate_series(1, 2000) i`,
];
