// As with Apple's module, a file that imports Charts sees SwiftUI too.
@_exported public import SwiftUI
