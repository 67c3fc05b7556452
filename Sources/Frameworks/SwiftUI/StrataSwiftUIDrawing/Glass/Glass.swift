package import StrataRendering
import SwiftUICore

/// A material like glass, for controls that float above the content.
///
///     Text("12°").padding().glassEffect(.regular.tint(.blue), in: .circle)
///
/// Partial: the background is blurred, but not refracted at the edges.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private var kind: Kind
  private var color: Color?

  /// Glass on which text remains legible.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that is more transparent than the regular one.
  public static var clear: Glass { Glass(kind: .clear) }
  /// A glass that draws nothing.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint; `nil` removes it.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the glass with a reaction to touches.
  ///
  /// Accepted: it has no effect; the browser shows that a control is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The paint behind the content; `nil` for none.
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

/// A style that draws glass.
struct GlassStyle: ShapeStyle {
  typealias Resolved = Never
  var glass: Glass
  func _paint(in environment: EnvironmentValues) -> Paint { glass.paint ?? .named("clear") }
}
