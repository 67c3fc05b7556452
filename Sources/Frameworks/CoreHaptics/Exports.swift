// As Apple's: a file that imports CoreHaptics sees Foundation too.
@_exported public import StrataFoundationAdditions
