public import SwiftUICore

/// The colors in which the layers of a symbol are drawn.
///
/// Partial: only the weather symbols have layers, and only for a palette of several foreground
/// styles. In every other mode, and for every other symbol, all layers have the first style.
public struct SymbolRenderingMode: Sendable {
  enum Mode { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode

  /// Draws all layers of a symbol in one color.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Draws each layer of a symbol in the color that belongs to the symbol.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// Draws all layers of a symbol in one color with different opacities.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Draws each layer of a symbol in a different one of the given colors.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

extension View {
  /// Sets the colors in which the layers of symbols are drawn.
  ///
  /// Partial: the limits of ``SymbolRenderingMode`` apply.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
