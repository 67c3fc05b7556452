public import Rendering
public import ViewTree

/// A colour that suits light and dark.
///
/// Same as Apple's for the named and the sRGB ones.
public struct Color: Hashable, Sendable, ShapeStyle {
  public let _paint: Paint

  init(_ paint: Paint) { _paint = paint }

  /// sRGB, each part 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    _paint = .rgba(red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The same colour, letting through what is behind.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(_paint, opacity: opacity)) }
}

extension Color: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(
      old, context, Element(.shape, style: [.background(view._paint)]), innermost: .surface)
  }
}
