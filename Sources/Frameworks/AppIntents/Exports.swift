// As with Apple's module, a file that imports AppIntents sees Foundation too.
@_exported public import Foundation
