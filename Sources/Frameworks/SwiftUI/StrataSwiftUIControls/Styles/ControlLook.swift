public import Foundation
import StrataRendering
public import SwiftUICore

/// The size of controls.
///
/// Same as Apple's.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size of controls.
  case mini
  /// A size that is smaller than usual.
  case small
  /// The usual size of controls.
  case regular
  /// A size that is larger than usual.
  case large
  /// The largest size of controls.
  case extraLarge

  var variant: String {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: ""
    case .large: "large"
    case .extraLarge: "xl"
    }
  }
}

/// The shape of the border of buttons.
///
/// Same as Apple's.
public struct ButtonBorderShape: Equatable, Sendable {
  let variant: String
  var rule: StyleRule?

  /// The shape that the button's style chooses.
  public static let automatic = ButtonBorderShape(variant: "")
  /// A shape with semicircles at both ends.
  public static let capsule = ButtonBorderShape(variant: "", rule: .capsule)
  /// A rectangle with the default corner radius.
  public static let roundedRectangle = ButtonBorderShape(variant: "")
  /// The border is a circle.
  public static let circle = ButtonBorderShape(variant: "round")

  /// Returns a rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(variant: "", rule: .cornerRadius(radius))
  }
}

/// The appearance that controls of a view share.
package struct ControlLook: Equatable {
  var size = ControlSize.regular
  var shape = ButtonBorderShape.automatic
  var hidesLabels = false

  package func variants(for look: ButtonLook) -> [String] {
    [look == .custom ? "" : size.variant, look.hasBorder ? shape.variant : ""]
  }
}

extension EnvironmentValues {
  private enum ControlKey: EnvironmentKey { static var defaultValue: ControlLook { .init() } }

  package var controlLook: ControlLook {
    get { self[ControlKey.self] }
    set { self[ControlKey.self] = newValue }
  }

  /// The size of the controls in this view.
  public var controlSize: ControlSize {
    get { controlLook.size }
    set { controlLook.size = newValue }
  }
}

extension View {
  /// Sets the size of the controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the border shape of the bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.controlLook.shape, shape)
  }

  /// Hides the labels of the controls in this view; screen readers still read them.
  nonisolated public func labelsHidden() -> some View {
    environment(\.controlLook.hidesLabels, true)
  }

  /// Sets whether the controls in this view are disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
