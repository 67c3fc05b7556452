// The former name of StrataAppHost, for one release. A package that takes it from
// StrataAliases gets a notice; Strata's manifest builds this module for its test, without one.
@_exported public import StrataAppHost

#if STRATA_ALIAS
  #warning("AppHost is now StrataAppHost; it will be removed")
#endif
