public import Foundation
public import Rendering
public import ViewTree

/// An outline to fill, to stroke or to clip by.
///
/// Partial: Apple's rectangles, circles and capsules; a path of your own is absent.
public protocol Shape: View, Sendable {
  var _rules: [StyleRule] { get }
}

extension Shape where Body == Never {
  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let paint = EnvironmentValues(context.environment).foreground?.paint ?? .named("primary")
    return ElementNode.update(
      old, context, Element(.shape, style: view._rules + [.background(paint)]), innermost: .clip)
  }
}

extension Shape {
  /// The shape filled.
  @MainActor public func fill<S: ShapeStyle>(_ content: S) -> some View {
    foregroundStyle(content)
  }
}

/// A rectangle with right angles.
public struct Rectangle: Shape {
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public var _rules: [StyleRule] { [.clip] }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  public typealias Body = Never
  nonisolated public let cornerSize: CGSize
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  nonisolated public var _rules: [StyleRule] { [.cornerRadius(cornerSize.width)] }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  public typealias Body = Never
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public var _rules: [StyleRule] { [.capsule] }
}

/// A circle as large as fits.
public struct Circle: Shape {
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public var _rules: [StyleRule] { [.capsule, .aspectRatio(1, fills: false)] }
}

/// How corners are rounded.
///
/// Same as Apple's; a browser draws both as arcs.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
