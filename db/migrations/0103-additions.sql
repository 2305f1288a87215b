-- An order that goes in the parcel of another one of its customer.
alter table placed_order add column goes_with uuid references placed_order (id) check (goes_with <> id);
-- Since when its goods are all in the box; what is added goes by itself from then on.
alter table placed_order add column boxed_at timestamptz;
create index placed_order_goes_with on placed_order (goes_with) where goes_with is not null;
