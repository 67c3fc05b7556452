public import Foundation
public import SwiftUI

/// Makes an app's delegate, and hands it to the app's views.
///
///     @main struct PlacesApp: App {
///       @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///       …
///     }
///
/// As on Apple's platforms in all but its module: there it is part of SwiftUI. One process serves many
/// devices, so a delegate is made and launched for each of them, with its first window: what it keeps is
/// one person's. It goes with the device's last window. Common to the process are
/// ``UIApplication/shared``, notification centers, and what an app itself makes `static`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DeviceApplication.current.launch(delegateType)
    // Each window is a browser's own, which may hear of something.
    UIApplication.shared.listenIfRegistered()
  }
}
