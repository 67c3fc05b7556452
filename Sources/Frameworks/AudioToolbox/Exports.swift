// As Apple's: a file that imports AudioToolbox sees Foundation too.
@_exported public import StrataFoundationAdditions
