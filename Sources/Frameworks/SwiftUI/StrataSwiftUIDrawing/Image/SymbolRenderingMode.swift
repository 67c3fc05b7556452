public import SwiftUICore

/// In which colours the layers of a symbol are drawn.
///
/// Accepted: symbols here have one layer, so every mode draws them alike.
public struct SymbolRenderingMode: Sendable {
  enum Mode { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode

  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  public static let palette = SymbolRenderingMode(mode: .palette)
}

extension View {
  /// Sets in which colours symbols are drawn.
  ///
  /// Accepted: symbols here have one layer, so every mode draws them alike.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
