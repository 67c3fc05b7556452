/// Something to fill or write with.
public enum Paint: Hashable, Sendable {
  /// A colour with a meaning (`accent`, `secondary`, `red`, …): light and dark are the renderer's.
  case named(String)
  /// sRGB and opacity, each 0…1.
  case rgba(red: Double, green: Double, blue: Double, opacity: Double)
  indirect case faded(Paint, opacity: Double)
  /// A part of the way from one colour to another.
  indirect case mixed(Paint, Paint, fraction: Double, isPerceptual: Bool)
  case gradient(GradientPaint)
  /// A paint that throws a shadow, outwards or into what it fills.
  indirect case shadowed(Paint, Shadow)
  indirect case blended(Paint, BlendMode)
  /// One colour in light, another in dark.
  indirect case adaptive(light: Paint, dark: Paint)

  /// A shadow's colour, softness and place.
  public struct Shadow: Hashable, Sendable {
    public var paint: Paint
    public var radius: Double
    public var x: Double
    public var y: Double
    public var isInner: Bool

    /// The filters that throw these: one shadow needs no more than a browser's own.
    public static func filters(_ shadows: [Shadow]) -> [Filter] {
      guard let only = shadows.first else { return [] }
      return shadows.count == 1 && !only.isInner
        ? [.shadow(only.paint, radius: only.radius, x: only.x, y: only.y)] : [.shadows(shadows)]
    }

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
  /// The paint alone, and what goes with it, from the outside in.
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

  /// The gradient, if this is one, faded or not.
  public var gradient: GradientPaint? {
    switch self {
    case .gradient(let gradient): gradient
    case .faded(let paint, let opacity): paint.gradient?.faded(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.gradient
    default: nil
    }
  }
}
