// As with Apple's module, a file that imports LocalAuthentication sees Foundation too.
@_exported public import Foundation
