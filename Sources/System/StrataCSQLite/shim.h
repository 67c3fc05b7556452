#pragma once
#include <sqlite3.h>

/// Keeps the write-ahead log of a database when its last connection is closed, or, with `leaves` 0,
/// writes it into the database, as SQLite does by default. Swift cannot call `sqlite3_db_config`,
/// which is variadic.
static inline int sqlite3_leave_log_at_close(sqlite3 *database, int leaves) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leaves, (int *)0);
}
