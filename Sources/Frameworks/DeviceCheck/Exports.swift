// As with Apple's module, a file that imports DeviceCheck sees Foundation too.
@_exported public import Foundation
