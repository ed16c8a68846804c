-- The tables of clubs; clubs themselves, and who is in them, are notes. A column of table_line would stop programs of the earlier schema.
create table club_table (table_key text primary key, club text not null);
create index club_table_by_club on club_table (club);
