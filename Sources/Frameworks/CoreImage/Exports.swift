// As with Apple's module, a file that imports CoreImage sees Foundation too.
@_exported public import Foundation
