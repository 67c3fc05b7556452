// As Apple's: a file that imports CoreML sees Foundation too.
@_exported public import StrataFoundationAdditions
