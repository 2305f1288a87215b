-- Takes longer than a statement may, where there are hundreds of thousands of orders.
set local statement_timeout = 0;

-- How texts are compared by a search: in small letters, any apostrophe as one, any space as one.
create function as_searched(whole text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(whole), E'’ʼ`´\n\r\t\u00a0', E'\'\'\'\'    ')
$$;

-- A recipient is found by the patronymic too and whatever the apostrophe.
alter table placed_order drop column found_by;
alter table placed_order add column found_by text not null generated always as (
  as_searched(number::text || ' ' || parcel_number || ' ' || coalesce(recipient ->> 'phone', '') || ' ' || coalesce(recipient ->> 'name', '')
    || ' ' || coalesce(recipient ->> 'surname', '') || ' ' || coalesce(recipient ->> 'name', '') || ' ' || coalesce(recipient ->> 'patronymic', ''))) stored;
create index placed_order_found_by on placed_order using gin (text_parts(found_by)) with (gin_pending_list_limit = 256);

-- What an account's orders are searched by besides: a line for goods of one name and colour, with their sizes. The words of one account are
-- read whole: an index of parts of words would not help with a frequent one. `cart_id` and `placed_at` are the order's.
create table order_words (
  account_id bigint not null references account (id),
  order_id uuid not null references placed_order (id),
  cart_id uuid not null,
  placed_at timestamptz not null,
  words text not null,
  primary key (account_id, order_id)
);
create function words_of_order(wanted uuid) returns text language sql stable as $$
  select coalesce(string_agg(texts, E'\n'), '') from (
    select as_searched(concat_ws(' ', name_uk, name_ru, article, colour_name_uk, colour_name_ru, string_agg(size, ' '))) as texts
    from order_line where order_id = wanted group by name_uk, name_ru, article, colour_name_uk, colour_name_ru) goods
$$;
create function write_order_words() returns trigger language plpgsql as $$
begin
  insert into order_words (account_id, order_id, cart_id, placed_at, words)
  select account_id, id, cart_id, placed_at, words_of_order(id) from placed_order where id in (select order_id from added)
  on conflict (account_id, order_id) do update set words = excluded.words;
  return null;
end $$;

insert into order_words (account_id, order_id, cart_id, placed_at, words) select account_id, id, cart_id, placed_at, words_of_order(id) from placed_order;
-- The names in an order's lines never change.
create trigger order_line_words after insert on order_line referencing new table as added
  for each statement execute function write_order_words();
