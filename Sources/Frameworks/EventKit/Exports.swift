// As with Apple's module, a file that imports EventKit sees Foundation too.
@_exported public import Foundation
