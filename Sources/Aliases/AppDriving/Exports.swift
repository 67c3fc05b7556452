// The former name of StrataAppDriving, for one release. A package that takes it from
// StrataAliases gets a notice; Strata's manifest builds this module for its test, without one.
@_exported public import StrataAppDriving

#if STRATA_ALIAS
  #warning("AppDriving is now StrataAppDriving; it will be removed")
#endif
