// As with Apple's module, a file that imports WatchConnectivity sees Foundation too.
@_exported public import Foundation
