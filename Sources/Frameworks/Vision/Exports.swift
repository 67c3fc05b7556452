// As Apple's: a file that imports Vision sees Foundation too.
@_exported public import StrataFoundationAdditions
