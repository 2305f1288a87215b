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
-- A short list of what is pending: an order is entered cheaply, and none waits until thousands before it are sorted in.
create index placed_order_found_by on placed_order using gin (text_parts(found_by)) with (gin_pending_list_limit = 256);
create index placed_order_to_pay on placed_order (to_pay, number);

create index audit_entry_staff on audit_entry (staff_email, id);
