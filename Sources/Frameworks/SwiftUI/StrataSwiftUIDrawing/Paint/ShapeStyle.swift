public import StrataRendering
public import SwiftUICore

/// Something to fill or write with: a colour, a gradient, a material.
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.isEnabled ? Color.red : Color.gray
///       }
///     }
///
/// Same as Apple's.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What a renderer is told.
  func _paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved already")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> Paint { .named("clear") }
}

/// A style of any type.
///
/// Same as Apple's.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    style._paint(in: environment)
  }

  /// Whether it is a rank of whatever colours there are.
  var isRank: Bool { style is HierarchicalShapeStyle }
}

extension AnyShapeStyle: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    func isSame<S: ShapeStyle>(_ left: S) -> Bool {
      guard let right = right.style as? S else { return false }
      guard let left = left as? any Equatable else { return false }
      return equal(left, right)
    }
    func equal<E: Equatable>(_ left: E, _ right: Any) -> Bool {
      (right as? E).map { left == $0 } ?? false
    }
    return isSame(left.style)
  }
}
