// As Apple's: a file that imports SwiftUI sees Foundation and Observation, too.
@_exported public import FoundationAdditions
@_exported public import Observation
