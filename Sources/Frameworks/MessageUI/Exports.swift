// As with Apple's module, a file that imports MessageUI sees UIKit too.
@_exported public import UIKit
