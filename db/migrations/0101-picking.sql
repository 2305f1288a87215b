-- Who gathers the goods of an order, and how far they are.
create table picking (
  order_id uuid primary key references placed_order (id) on delete cascade,
  staff_id bigint not null references staff_member (id),
  began_at timestamptz not null,
  finished_at timestamptz
);

create table picked_line (
  order_id uuid not null references picking (order_id) on delete cascade,
  position int not null,
  pieces int not null check (pieces >= 0),
  primary key (order_id, position)
);
