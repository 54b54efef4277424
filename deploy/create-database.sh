#!/bin/sh
# Run once by the image of PostgreSQL. FitArc owns its database and is not a superuser.
set -eu
psql --username "${POSTGRES_USER:-postgres}" --set ON_ERROR_STOP=1 \
  --set password="$(cat "$POSTGRES_PASSWORD_FILE")" <<'SQL'
create role fitarc login password :'password';
create database fitarc owner fitarc;
SQL
