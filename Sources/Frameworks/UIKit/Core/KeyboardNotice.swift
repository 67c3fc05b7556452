public import Foundation
import StrataViewTree

/// The notifications that are posted when the on-screen keyboard appears, moves or disappears.
@MainActor struct KeyboardNotice {
  private let begin: CGRect
  private let end: CGRect
  private let hides: Bool
  private let moves: Bool

  /// Creates the notice of a changed keyboard height; returns `nil` if the heights are equal.
  init?(old: Double, new: Double, window: CGSize) {
    guard old != new else { return nil }
    func frame(_ height: Double) -> CGRect {
      CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    }
    // A keyboard below the screen has its height, as on Apple's platforms.
    begin = old > 0 ? frame(old) : frame(new).offsetBy(dx: 0, dy: new)
    end = new > 0 ? frame(new) : frame(old).offsetBy(dx: 0, dy: old)
    hides = new == 0
    moves = old > 0 && new > 0
  }

  /// Posts the notifications: first those that announce the change, then those that report it as
  /// done.
  func post() {
    let step = hides ? "Hide" : "Show"
    let names = moves ? ["ChangeFrame"] : ["ChangeFrame", step]
    for name in names { tell("UIKeyboardWill\(name)Notification") }
    for name in names { tell("UIKeyboardDid\(name)Notification") }
  }

  private func tell(_ name: String) {
    NotificationCenter.tell(
      name, nil,
      [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }

  /// Returns a notification's name, and asks the current window's browser to report its keyboard.
  nonisolated static func name(_ word: String) -> Notification.Name {
    if MainQueue.isCurrent { MainActor.assumeIsolated { _ = WindowMeasure.current } }
    return Notification.Name("UIKeyboard\(word)Notification")
  }
}

/// The notifications of the on-screen keyboard.
///
/// Reading one of the names asks the browser of the current window to report its keyboard. A
/// publisher receives only the notifications of the device for which it was subscribed; other
/// observers receive those of all devices.
extension UIResponder {
  /// The notification that the keyboard is going to be shown.
  ///
  /// Partial: the browser reports a keyboard only once it is shown, so this notification is posted
  /// directly before ``keyboardDidShowNotification``.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    KeyboardNotice.name("WillShow")
  }
  /// The notification that the keyboard is shown.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    KeyboardNotice.name("DidShow")
  }
  /// The notification that the keyboard is going to be hidden.
  ///
  /// Partial: the notification is posted directly before ``keyboardDidHideNotification``.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    KeyboardNotice.name("WillHide")
  }
  /// The notification that the keyboard is hidden.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    KeyboardNotice.name("DidHide")
  }
  /// The notification that the keyboard's frame is going to change.
  ///
  /// Partial: the notification is posted directly before ``keyboardDidChangeFrameNotification``.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    KeyboardNotice.name("WillChangeFrame")
  }
  /// The notification that the keyboard's frame has changed.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    KeyboardNotice.name("DidChangeFrame")
  }

  /// The key of the keyboard's frame before the change: a `CGRect` in the window.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change: a `CGRect` in the window.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds. The value is always 0.25, as a browser does
  /// not report it.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve. The value is always 7, which is the curve of Apple's
  /// keyboards.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a value that indicates whether the keyboard belongs to this app. It is always
  /// `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// swift-format-ignore: AvoidRetroactiveConformances
/// A rectangle and an `NSValue` are cast to each other, as on Apple's platforms.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
      preconditionFailure("\(source) holds no CGRect")
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType).hasPrefix("{CGRect") else { return false }
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }
}

extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle of a value that holds one.
  public var cgRectValue: CGRect { rectValue }
}
