// As with Apple's module, a file that imports AuthenticationServices sees Foundation too.
@_exported public import Foundation
