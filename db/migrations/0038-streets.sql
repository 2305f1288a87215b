-- Streets that carriers have named, so that an order keeps the carrier's identifier, and they are found while the carrier does not answer.
create table carrier_street (
  carrier text not null,
  settlement_id text not null,
  id text not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (carrier, settlement_id, id)
);
