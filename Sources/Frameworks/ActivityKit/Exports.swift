// As with Apple's module, a file that imports ActivityKit sees Foundation too.
@_exported public import Foundation
