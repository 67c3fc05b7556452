// As with Apple's module, a file that imports WidgetKit sees Foundation too.
@_exported public import Foundation
