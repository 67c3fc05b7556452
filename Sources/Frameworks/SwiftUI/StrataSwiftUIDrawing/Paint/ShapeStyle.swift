public import StrataRendering
public import SwiftUICore

/// A color, gradient or material with which shapes and text are drawn.
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.isEnabled ? Color.red : Color.gray
///       }
///     }
///
/// Same as Apple's.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is drawn in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint for the renderer.
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

/// A type-erased style.
///
/// Same as Apple's.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  /// Creates a type-erased style of a style.
  nonisolated public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    style._paint(in: environment)
  }

  /// A Boolean value that indicates whether the style is a level of the current foreground style.
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
