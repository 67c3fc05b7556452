public import Foundation
public import StrataRendering
public import SwiftUICore

/// The shape that glass has where none is asked for: a capsule.
///
/// Same as Apple's.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public func _outline(_ size: CGSize?) -> Outline { Capsule()._outline(size) }
}

extension View {
  /// Lays the view on glass.
  ///
  ///     Label("Wind", systemImage: "wind").padding().glassEffect()
  ///
  /// Where a person asks for less transparency the glass is opaque.
  public func glassEffect(
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

/// Glass that is near other glass.
///
///     GlassEffectContainer(spacing: 20) { toolButtons }
///
/// Partial: pieces of glass that come close do not flow into one.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
