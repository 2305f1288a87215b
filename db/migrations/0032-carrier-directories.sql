-- What a carrier says of where it delivers, mirrored row by row under its own identifiers; `seen_at`: the loading that named it last.
create table carrier_settlement (
  carrier text not null,
  id text not null,
  -- The order in which the carrier names them, largest first.
  position int not null,
  name_uk text not null,
  name_ru text not null,
  type_uk text not null,
  type_ru text not null,
  area_uk text not null,
  area_ru text not null,
  district_uk text not null,
  district_ru text not null,
  seen_at timestamptz not null,
  primary key (carrier, id)
);
create table carrier_department (
  carrier text not null,
  id text not null,
  settlement_id text not null,
  position int not null,
  kind text not null check (kind in ('branch', 'locker', 'cargo')),
  number text not null,
  address_uk text not null,
  address_ru text not null,
  schedule text not null,
  max_weight_kg int not null,
  seen_at timestamptz not null,
  primary key (carrier, id),
  foreign key (carrier, settlement_id) references carrier_settlement (carrier, id)
);
create index carrier_department_settlement on carrier_department (carrier, settlement_id);

-- A row when the whole of a carrier's directory is there; without one the checkout does not offer the carrier.
create table carrier_directory (
  carrier text primary key,
  source text not null,
  loaded_at timestamptz not null
);
