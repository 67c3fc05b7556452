// The former name of StrataSecrets, for one release. A package that takes it from
// StrataAliases gets a notice; Strata's manifest builds this module for its test, without one.
@_exported public import StrataSecrets

#if STRATA_ALIAS
  #warning("SecretsKit is now StrataSecrets; it will be removed")
#endif
