// As with Apple's module, a file that imports WebKit sees UIKit too.
@_exported public import UIKit
