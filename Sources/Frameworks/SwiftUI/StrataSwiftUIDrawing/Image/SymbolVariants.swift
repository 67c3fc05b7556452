public import SwiftUICore

/// The variants of a symbol: filled, struck through, in a circle.
///
///     Image(systemName: "heart").symbolVariant(.fill)
///
/// Same as Apple's. A symbol without the variant is drawn as it is.
public struct SymbolVariants: Hashable, Sendable {
  var shape = ""
  var isFilled = false
  var isSlashed = false

  /// The variant of the symbol with its plain shape.
  public static let none = SymbolVariants()
  /// The variant of the symbol in a circle.
  public static let circle = SymbolVariants(shape: ".circle")
  /// The variant of the symbol in a square.
  public static let square = SymbolVariants(shape: ".square")
  /// The variant of the symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: ".rectangle")
  /// The variant of the symbol that is filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This variant of the symbol, and in a circle.
  public var circle: SymbolVariants { joined(.circle) }
  /// This variant of the symbol in a square.
  public var square: SymbolVariants { joined(.square) }
  /// This variant of the symbol in a rectangle.
  public var rectangle: SymbolVariants { joined(.rectangle) }
  /// This variant of the symbol, and filled.
  public var fill: SymbolVariants { joined(.fill) }
  /// This variant of the symbol with a slash through it.
  public var slash: SymbolVariants { joined(.slash) }

  /// Returns whether this variant includes another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape.isEmpty || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  func joined(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape.isEmpty ? shape : other.shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Returns the symbol names to look up for a name, the most specific first.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let hadFill = name.hasSuffix(".fill")
    let base = hadFill ? String(name.dropLast(5)) : name
    let slashes = isSlashed ? [".slash", ""] : [""]
    let shapes = shape.isEmpty ? [""] : [shape, ""]
    let fills = isFilled || hadFill ? [".fill", ""] : [""]
    var names: [String] = []
    for slash in slashes {
      for shape in shapes { names += fills.map { base + slash + shape + $0 } }
    }
    return names.contains(name) ? names : names + [name]
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum ModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

  /// The variants of symbols in a view.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The size of symbols relative to the text around them.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The colors in which the layers of symbols are drawn.
  ///
  /// Partial: the limits of ``SymbolRenderingMode`` apply.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant to those of the symbols in this view; `.none` removes all variants.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.joined(variant) }
  }

  /// Sets the size of symbols relative to the text around them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
