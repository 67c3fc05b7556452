// As Apple's: a file that imports HealthKit sees Foundation too.
@_exported public import StrataFoundationAdditions
