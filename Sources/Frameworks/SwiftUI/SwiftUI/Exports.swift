// As with Apple's, whose UIKit brings CoreImage along.
@_exported public import CoreImage
// Symbols that Apple has and Strata lacks, so that the compiler's error names them (docs/decisions/0021).
@_exported public import StrataSwiftUIAbsent
// As with Apple's on iOS, a file that imports SwiftUI sees UIKit and UserNotifications too.
@_exported public import StrataSwiftUIApp
@_exported public import UIKit
@_exported public import UserNotifications
