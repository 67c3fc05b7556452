import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// A button of glass.
///
/// Same as Apple's, drawn as ``Glass`` is.
public struct GlassButtonStyle: KnownButtonStyle {
  private let glass: Glass
  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }
  var look: ButtonLook { .glass }
  var paint: Paint? { glass.paint }

  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button of coloured glass, for what matters most.
///
/// Same as Apple's, drawn as ``Glass`` is.
public struct GlassProminentButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .glassProminent }

  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
