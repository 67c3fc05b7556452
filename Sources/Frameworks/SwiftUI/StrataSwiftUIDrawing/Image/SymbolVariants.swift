public import SwiftUICore

/// Other shapes of a symbol: filled, struck through, in a circle.
///
///     Image(systemName: "heart").symbolVariant(.fill)
///
/// Same as Apple's. A symbol that has no such shape keeps its own.
public struct SymbolVariants: Hashable, Sendable {
  var shape = ""
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: ".circle")
  public static let square = SymbolVariants(shape: ".square")
  public static let rectangle = SymbolVariants(shape: ".rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { joined(.circle) }
  public var square: SymbolVariants { joined(.square) }
  public var rectangle: SymbolVariants { joined(.rectangle) }
  public var fill: SymbolVariants { joined(.fill) }
  public var slash: SymbolVariants { joined(.slash) }

  /// Whether all of another is in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape.isEmpty || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  func joined(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape.isEmpty ? shape : other.shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The names to look for, the one that says most first.
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

  /// Which shapes symbols here have.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// How large symbols here are beside their words.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// In which colours symbols here are drawn.
  ///
  /// Accepted: symbols here have one layer, so every mode draws them alike.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

extension View {
  /// Adds to the shapes that symbols here have.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.joined(variant) }
  }

  /// Sets how large symbols here are beside their words.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
