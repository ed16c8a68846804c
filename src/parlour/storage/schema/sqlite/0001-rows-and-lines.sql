-- What happens at all tables, in the order in which it was kept. Nothing here is ever changed.
create table log (
    id integer primary key,
    table_key text not null,
    n integer not null,
    at integer not null,
    kind text not null,
    seat integer not null,
    decided_by text not null,
    body blob not null,
    unique (table_key, n)
) strict;

-- Tables as the lobby lists them.
create table table_line (
    table_key text primary key,
    made integer not null,
    changed integer not null,
    status text not null,
    public integer not null,
    game text not null,
    variant text not null,
    seats integer not null,
    people integer not null,
    host text not null,
    title text not null
) strict;
create index table_line_by_change on table_line (changed desc, table_key);

-- Games begun, and how they ended, with lists as JSON.
create table game_line (
    table_key text not null,
    number integer not null,
    game text not null,
    variant text not null,
    began integer not null,
    people text not null,
    names text not null,
    players text not null,
    rated integer not null,
    ended integer not null,
    places text not null,
    primary key (table_key, number)
) strict;
create index game_line_by_begin on game_line (began desc, table_key, number desc);

-- Whose games these were.
create table game_person (
    person text not null,
    table_key text not null,
    number integer not null,
    primary key (person, table_key, number)
) strict, without rowid;

create table person (
    person text primary key,
    key_hash blob not null,
    recovery_hash blob not null,
    name text not null,
    made integer not null
) strict;
create index person_by_key on person (key_hash);
create index person_by_recovery on person (recovery_hash);

-- Rules by their digest: written once, however many games are played by them.
create table rules (digest text primary key, body blob not null) strict;

-- Tokens that were used, until they are worthless anyway.
create table used (token blob primary key, until integer not null) strict, without rowid;

-- Who runs a table's clock and bots.
create table lease (table_key text primary key, owner text not null, until integer not null) strict, without rowid;

-- The room's own secret.
create table room (name text primary key, value blob not null) strict;
