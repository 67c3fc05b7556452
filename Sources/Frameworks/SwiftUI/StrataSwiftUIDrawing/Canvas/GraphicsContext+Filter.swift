public import Foundation
import StrataRendering
public import SwiftUICore

extension GraphicsContext {
  /// A filter for the content of a canvas.
  ///
  /// Same as Apple's, as far as SVG has them.
  public struct Filter: Sendable {
    let rendered: StrataRendering.Filter

    /// Returns a filter that blurs.
    ///
    /// Partial in `options`: they are ignored; edges fade into the surroundings.
    ///
    /// - Parameter radius: The radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(rendered: .blur(Double(radius)))
    }

    /// Returns a filter that adds a shadow below the content.
    ///
    /// Partial in `blendMode`, `options`: they are ignored; the shadow is drawn below with the
    /// normal blend mode.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of its blur in points.
    ///   - x: Its horizontal offset in points.
    ///   - y: Its vertical offset in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        rendered: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// Returns a filter that changes the brightness.
    ///
    /// - Parameter amount: -1 gives black, 0 no change, 1 white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(rendered: .brightness(amount))
    }

    /// Returns a filter that multiplies the contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(rendered: .contrast(amount)) }

    /// Returns a filter that multiplies the saturation.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(rendered: .saturation(amount))
    }

    /// Returns a filter that removes color.
    ///
    /// - Parameter amount: The share that is removed, 0…1.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(rendered: .grayscale(amount))
    }

    /// Returns a filter that rotates the hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(rendered: .hueRotation(degrees: angle.degrees))
    }

    /// Returns a filter that inverts colors.
    ///
    /// - Parameter amount: The share of the inversion, 0…1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(rendered: .invert(amount))
    }
  }

  /// The options of a filter; there are none.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a blur; there are none.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a shadow; there are none.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a clip; there are none.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The way in which drawn content is blended with the content behind it.
  ///
  /// Same as Apple's, without the modes that SVG lacks.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The content over the background.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The product of the new and the old color.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The inverse of the product of the inverse colors.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiply or screen, depending on the background.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of the new and the old color.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of the new and the old color.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// The background brightened by the content.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// The background darkened by the content.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// A soft mix of darkening and lightening.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiply or screen, depending on the content.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The absolute difference of the new and the old color.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// A difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the content with the saturation and luminosity of the background.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the content with the hue and luminosity of the background.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The hue and saturation of the content with the luminosity of the background.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The luminosity of the content with the hue and saturation of the background.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// The sum of the new and the old color.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 16) }

    private static let modes: [StrataRendering.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusLighter,
    ]

    var rendered: StrataRendering.BlendMode {
      let modes = Self.modes
      return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
    }
  }
}
