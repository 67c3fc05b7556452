public import Foundation
public import StrataRendering
public import SwiftUICore

/// The default shape of glass: a capsule.
///
/// Same as Apple's.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the default shape.
  public init() {}
  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public func _outline(_ size: CGSize?) -> Outline { Capsule()._outline(size) }
}

extension View {
  /// Places glass behind the view.
  ///
  ///     Label("Wind", systemImage: "wind").padding().glassEffect()
  ///
  /// If the person prefers reduced transparency, the glass is opaque.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape of the glass.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
  }
}

private struct GlassModifier: ViewModifier {
  var glass: Glass
  var shape: AnyShape

  func body(content: Content) -> some View {
    if glass.paint == nil {
      content
    } else {
      content.background(GlassStyle(glass: glass), in: shape)
    }
  }
}

/// A container of glass effects that are close to each other.
///
///     GlassEffectContainer(spacing: 20) { toolButtons }
///
/// Partial: shapes of glass that are close to each other do not merge.
public struct GlassEffectContainer<Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a container of glass effects that are close to each other.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which shapes would merge; it has no effect.
  ///   - content: The views.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
