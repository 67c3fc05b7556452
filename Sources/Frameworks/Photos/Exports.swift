// As Apple's: a file that imports Photos sees Foundation too.
@_exported public import StrataFoundationAdditions
