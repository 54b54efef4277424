/** The text of values must not depend on the settings of the server that writes or reads it, and may take its time. */
export const VALUE_FORMAT = `SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'; SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;
