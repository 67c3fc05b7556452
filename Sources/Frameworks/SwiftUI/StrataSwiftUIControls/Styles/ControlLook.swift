public import Foundation
import StrataRendering
public import SwiftUICore

/// How large controls are.
///
/// Same as Apple's.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

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

/// The outline of buttons that have a border.
///
/// Same as Apple's.
public struct ButtonBorderShape: Equatable, Sendable {
  let variant: String
  var rule: StyleRule?

  public static let automatic = ButtonBorderShape(variant: "")
  public static let capsule = ButtonBorderShape(variant: "", rule: .capsule)
  public static let roundedRectangle = ButtonBorderShape(variant: "")
  public static let circle = ButtonBorderShape(variant: "round")

  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(variant: "", rule: .cornerRadius(radius))
  }
}

/// What controls here have in common.
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

  /// How large controls here are.
  public var controlSize: ControlSize {
    get { controlLook.size }
    set { controlLook.size = newValue }
  }
}

extension View {
  /// Sets how large controls here are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of bordered buttons here.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.controlLook.shape, shape)
  }

  /// Keeps the labels of controls here for assistive technology alone.
  public func labelsHidden() -> some View { environment(\.controlLook.hidesLabels, true) }

  /// Sets whether controls here take input.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
