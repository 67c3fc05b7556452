// As Apple's: a file that imports CoreTransferable sees Foundation's additions too.
@_exported public import StrataFoundationAdditions
