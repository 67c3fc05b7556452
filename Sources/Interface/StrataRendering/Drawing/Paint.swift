/// A fill or text style.
public enum Paint: Hashable, Sendable {
  /// A semantic colour (`accent`, `secondary`, `red`, …): the renderer has its values for light and
  /// dark.
  case named(String)
  /// An sRGB colour and its opacity, each 0…1.
  case rgba(red: Double, green: Double, blue: Double, opacity: Double)
  indirect case faded(Paint, opacity: Double)
  /// The interpolation between two colours.
  indirect case mixed(Paint, Paint, fraction: Double, isPerceptual: Bool)
  case gradient(GradientPaint)
  /// A paint with a shadow, outer or inner.
  indirect case shadowed(Paint, Shadow)
  indirect case blended(Paint, BlendMode)
  /// A colour for light and one for dark mode.
  indirect case adaptive(light: Paint, dark: Paint)

  /// A shadow's colour, blur radius and offset.
  public struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    public var paint: Paint
    /// The shadow's blur radius, in points.
    public var radius: Double
    /// The shadow's horizontal offset, in points.
    public var x: Double
    /// The shadow's vertical offset, in points.
    public var y: Double
    /// A Boolean value that indicates whether the shadow falls into the filled area.
    public var isInner: Bool

    /// Returns the filters that draw shadows. For a single outer shadow, a simple `drop-shadow`
    /// suffices.
    public static func filters(_ shadows: [Shadow]) -> [Filter] {
      guard let only = shadows.first else { return [] }
      return shadows.count == 1 && !only.isInner
        ? [.shadow(only.paint, radius: only.radius, x: only.x, y: only.y)] : [.shadows(shadows)]
    }

    /// Creates a shadow's colour, blur radius and offset.
    public init(_ paint: Paint, radius: Double, x: Double, y: Double, isInner: Bool) {
      self.paint = paint
      self.radius = radius
      self.x = x
      self.y = y
      self.isInner = isInner
    }
  }
}

extension Paint {
  /// The paint without its shadows and blend mode, then the shadows, from the outside in, and the
  /// blend mode.
  public var unwrapped: (plain: Paint, shadows: [Shadow], blend: BlendMode?) {
    switch self {
    case .shadowed(let paint, let shadow):
      let inner = paint.unwrapped
      return (inner.plain, [shadow] + inner.shadows, inner.blend)
    case .blended(let paint, let mode):
      let inner = paint.unwrapped
      return (inner.plain, inner.shadows, mode)
    default: return (self, [], nil)
    }
  }

  /// The gradient, if this paint is one, with or without opacity; else `nil`.
  public var gradient: GradientPaint? {
    switch self {
    case .gradient(let gradient): gradient
    case .faded(let paint, let opacity): paint.gradient?.faded(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.gradient
    default: nil
    }
  }
}
