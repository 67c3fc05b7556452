// As with Apple's module, a file that imports EventKitUI sees these too.
@_exported public import EventKit
@_exported public import UIKit
