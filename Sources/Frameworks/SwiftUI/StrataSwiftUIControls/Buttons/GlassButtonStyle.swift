import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// A button style with a glass background.
///
/// Same as Apple's. The background is drawn as that of ``Glass``.
public struct GlassButtonStyle: KnownButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  nonisolated public init() { glass = .regular }

  /// Creates the style with a kind of glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  var look: ButtonLook { .glass }
  nonisolated var paint: Paint? { glass.paint }

  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button style with a tinted glass background, for the most important action.
///
/// Same as Apple's. The background is drawn as that of ``Glass``.
public struct GlassProminentButtonStyle: KnownButtonStyle {
  /// Creates a button style with a tinted glass background, for the most important action.
  nonisolated public init() {}
  var look: ButtonLook { .glassProminent }

  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The button style with a glass background.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns the style with a background of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style with a tinted glass background.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
