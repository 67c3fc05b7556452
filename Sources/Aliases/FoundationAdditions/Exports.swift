// The former name of StrataFoundationAdditions, for one release. A package that takes it from
// StrataAliases gets a notice; Strata's manifest builds this module for its test, without one.
@_exported public import StrataFoundationAdditions

#if STRATA_ALIAS
  #warning("FoundationAdditions is now StrataFoundationAdditions; it will be removed")
#endif
