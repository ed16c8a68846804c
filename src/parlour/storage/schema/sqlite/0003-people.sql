-- Who opened a table, and how it seeks players. A column of table_line would stop programs of the earlier schema.
create table table_offer (
    table_key text primary key,
    opener text not null,
    host_name text not null,
    rated integer not null,
    clock text not null,
    seek text not null,
    until integer not null
) strict, without rowid;
create index table_offer_by_opener on table_offer (opener) where opener <> '';
insert into table_offer select table_key, host, '', 0, 'rules', '', 0 from table_line where host <> '';

-- What is noted about people beside their lines: whom they like, whom they block, whom they challenge; (kind, owner, about) is there once.
create table note (
    kind text not null,
    owner text not null,
    about text not null,
    at integer not null,
    body blob not null,
    primary key (kind, owner, about)
) strict, without rowid;
create index note_by_about on note (kind, about);
