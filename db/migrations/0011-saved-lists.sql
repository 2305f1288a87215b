-- Carts a customer keeps under a name, to reserve again or to hand on by a link.
create table saved_list (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  name text not null check (length(name) between 1 and 60),
  -- What is kept of the link: its hash finds the list, the sealed text shows the link to the owner again.
  link_hash bytea unique,
  link_sealed text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((link_hash is null) = (link_sealed is null))
);
create index saved_list_account on saved_list (account_id, id desc);

create table saved_list_line (
  list_id bigint not null references saved_list (id) on delete cascade,
  position int not null,
  variation_id bigint not null references variation (id),
  pieces int not null check (pieces > 0),
  primary key (list_id, variation_id)
);

-- A reseller's sheet names goods by barcode or article, two thousand lines at once.
create index variation_barcode on variation (barcode) where barcode <> '';
create index variation_article on variation (article) where article <> '';
