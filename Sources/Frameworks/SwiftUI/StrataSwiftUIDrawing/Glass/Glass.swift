package import StrataRendering
import SwiftUICore

/// A material like glass, for what floats above the content.
///
///     Text("12°").padding().glassEffect(.regular.tint(.blue), in: .circle)
///
/// Partial: what is behind is blurred; it is not bent at the edges.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private var kind: Kind
  private var color: Color?

  /// Glass that keeps words on it legible.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The same glass with a colour; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The same glass, which answers to a touch.
  ///
  /// Accepted: what can be pressed in a browser shows it by itself.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What is drawn behind the content; `nil` for nothing.
  package var paint: Paint? {
    let plain: Paint
    switch kind {
    case .regular: plain = .named("regularMaterial")
    case .clear: plain = .named("ultraThinMaterial")
    case .identity: return nil
    }
    return color.map { .mixed(plain, $0.paint, fraction: 0.3, isPerceptual: false) } ?? plain
  }
}

/// A style that is drawn as glass is.
struct GlassStyle: ShapeStyle {
  typealias Resolved = Never
  var glass: Glass
  func _paint(in environment: EnvironmentValues) -> Paint { glass.paint ?? .named("clear") }
}
