@_exported public import Observation
// As with Apple's, a file that imports SwiftData sees Foundation, and `#Predicate` all it writes.
@_exported public import StrataFoundationAdditions
