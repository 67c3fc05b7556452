// As with Apple's module, a file that imports StoreKit sees Foundation too.
@_exported public import Foundation
