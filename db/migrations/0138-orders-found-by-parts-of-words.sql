-- Takes longer than a statement may, where there are hundreds of thousands of orders.
-- Every run of three letters of a text, for an index that finds texts by any part of a word; it asks no extension of the database.
set local statement_timeout = 0;
create function text_parts(whole text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(whole, at, 3)), '{}') from generate_series(1, length(whole) - 2) at
$$;

-- What an order is searched by: its number, its waybill, its recipient in either order of the names, in small letters.
alter table placed_order add column found_by text not null generated always as (
  lower(number::text || ' ' || parcel_number || ' ' || coalesce(recipient ->> 'phone', '') || ' ' || coalesce(recipient ->> 'surname', '')
    || ' ' || coalesce(recipient ->> 'name', '') || ' ' || coalesce(recipient ->> 'surname', ''))) stored;
-- Without a list of what is pending: no order would wait until thousands before it are sorted in.
create index placed_order_found_by on placed_order using gin (text_parts(found_by)) with (fastupdate = off);
create index placed_order_to_pay on placed_order (to_pay, number);

create index audit_entry_staff on audit_entry (staff_email, id);
