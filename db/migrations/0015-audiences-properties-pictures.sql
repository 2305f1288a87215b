-- Whom a group is for: by its own words in 1C, and by staff, which comes first where it is not null; words apart by spaces. `female` to `home` are what
-- comes of both and of the groups above. A passage holds groups and is not shown: a root that names an audience or wraps all.
alter table category add column said_audiences text not null default '';
alter table category add column staff_audiences text;
alter table category add column passage boolean not null default false;
update category set said_audiences = concat_ws(' ',
  case when female then 'female' end, case when male then 'male' end, case when kids then 'kids' end, case when home then 'home' end);

-- Whom a product is for by its own property, where its groups do not say.
alter table product add column audiences text not null default '';
alter table product add column barcode text not null default '';
create index product_barcode on product (barcode) where barcode <> '';

-- Properties of 1C that the shop has no field for: details of a product's page, and filters where staff give them a place.
create table property (
  id bigint generated always as identity primary key,
  key text not null unique,
  name_uk text not null,
  name_ru text not null default '',
  shown boolean not null default true,
  filter_place smallint unique check (filter_place between 1 and 8)
);
create table product_property (
  product_id bigint not null references product (id),
  property_id bigint not null references property (id),
  position int not null default 0,
  value_uk text not null,
  value_ru text not null default '',
  primary key (product_id, property_id)
);
create index product_property_property on product_property (property_id);

-- Names of colours that staff put into the palette.
create table colour_name (
  key text primary key,
  name text not null,
  colour text not null
);

-- What is in the picture's file, '' until it has come; a picture with other contents gets another id, and so another address.
alter table picture add column digest text not null default '';
alter table picture add column caption text not null default '';
create index picture_source on picture (lower(source));
