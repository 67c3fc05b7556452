// As with Apple's on iOS, a file that imports SwiftUI sees UIKit and UserNotifications too.
@_exported public import StrataSwiftUIApp
@_exported public import UIKit
@_exported public import UserNotifications
