public import Foundation
public import SwiftUI

/// Makes an app's delegate, and hands it to the app's views.
///
///     @main struct PlacesApp: App {
///       @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///       …
///     }
///
/// As on Apple's platforms in all but its module: there it is part of SwiftUI. The delegate is made once
/// a process, when its first window is opened.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let launched = UIApplication.shared.launched(as: delegateType) {
      wrappedValue = launched
    } else {
      wrappedValue = ClassMaker.make(delegateType)
      UIApplication.shared.launch(wrappedValue)
    }
    // Each window is a browser's own, which may hear of something.
    UIApplication.shared.listenIfRegistered()
  }
}
