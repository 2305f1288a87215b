-- Which carriers and ways of paying there are is the program's registry, not the table's.
alter table placed_order drop constraint placed_order_payment_method_check;
alter table placed_order add constraint placed_order_codes
  check (payment_method ~ '^[a-z0-9_-]{2,40}$' and carrier ~ '^[a-z0-9_-]{2,40}$');

-- How the carrier hands the parcel over, by the code of its own list; until now always at a branch.
alter table placed_order add column delivery_kind text not null default 'branch' check (delivery_kind ~ '^[a-z0-9_-]{2,40}$');
