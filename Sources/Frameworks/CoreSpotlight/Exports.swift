// As with Apple's module, a file that imports CoreSpotlight sees Foundation too.
@_exported public import Foundation
