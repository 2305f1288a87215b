-- Whose offer named the picture; null for one of the goods as a whole.
alter table picture add column variation_id bigint references variation (id);
create index picture_variation on picture (variation_id) where variation_id is not null;
