-- Offers whose pieces a full package of a running import told, to find those it left out; gone when the import ends.
create table import_counted (
  run_id bigint not null references import_run (id),
  id_1c text not null,
  product_1c text not null,
  primary key (run_id, id_1c)
);
create index import_counted_product on import_counted (run_id, product_1c);
