// The former name of StrataPersistence, for one release. A package that takes it from
// StrataAliases gets a notice; Strata's manifest builds this module for its test, without one.
@_exported public import StrataPersistence

#if STRATA_ALIAS
  #warning("PersistenceKit is now StrataPersistence; it will be removed")
#endif
