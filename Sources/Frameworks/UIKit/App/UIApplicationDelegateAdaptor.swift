public import Foundation
public import StrataSwiftUIApp

/// A property wrapper that creates the app's delegate and gives views access to it.
///
///     @main struct PlacesApp: App {
///       @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///       …
///     }
///
/// It behaves as on Apple's platforms, where it belongs to the module SwiftUI instead of UIKit. One
/// process serves many devices, so a delegate is made and launched for each device with its first
/// window: its state belongs to one person. The delegate is released with the device's last window.
/// All devices share ``UIApplication/shared``, notification centers, and `static` variables of the
/// app.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate of the device that shows the view.
  public let wrappedValue: DelegateType

  /// Creates and launches the delegate, unless the device already has one of this type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DeviceApplication.current.launch(delegateType)
    // Each window has a separate connection to a browser, over which messages may arrive.
    UIApplication.shared.listenIfRegistered()
  }
}
