// As Apple's: a file that imports CoreMotion sees Foundation too.
@_exported public import StrataFoundationAdditions
