-- Whom staff say a product is for, words apart by spaces; '' where its groups and its own property decide.
alter table product add column staff_audiences text not null default '';
create index product_staff_audiences on product (id) where staff_audiences <> '';

-- Properties of 1C by their ids, with the texts behind the ids of their values: a file need not repeat what an earlier one said.
create table import_property (
  id_1c text primary key,
  name text not null,
  choices jsonb not null default '{}'
);
