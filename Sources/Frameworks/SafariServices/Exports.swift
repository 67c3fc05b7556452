// As with Apple's module, a file that imports SafariServices sees UIKit too.
@_exported public import UIKit
