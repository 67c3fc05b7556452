// As with Apple's, a file that imports CoreData sees Foundation.
@_exported public import StrataFoundationAdditions
