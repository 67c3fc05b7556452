// As with Apple's module, a file that imports Network sees Foundation too.
@_exported public import Foundation
