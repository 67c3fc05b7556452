// As with Apple's module, a file that imports Contacts sees Foundation too.
@_exported public import Foundation
