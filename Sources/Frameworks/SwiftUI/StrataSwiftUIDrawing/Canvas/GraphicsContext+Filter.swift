public import Foundation
import StrataRendering
public import SwiftUICore

extension GraphicsContext {
  /// A filter for the content of a canvas.
  ///
  /// Same as Apple's, for those filters that SVG has.
  public struct Filter: Sendable {
    let rendered: StrataRendering.Filter

    /// Returns a filter that blurs.
    ///
    /// Partial in `options`: the argument has no effect; edges fade into the surroundings.
    ///
    /// - Parameter radius: The radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(rendered: .blur(Double(radius)))
    }

    /// Returns a filter that adds a shadow behind the content.
    ///
    /// Partial in `blendMode`, `options`: the arguments have no effect; the shadow is drawn below
    /// with the normal blend mode.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the shadow's blur in points.
    ///   - x: The horizontal offset of the shadow in points.
    ///   - y: The vertical offset of the shadow in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        rendered: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// Returns a filter that changes the brightness.
    ///
    /// - Parameter amount: The amount: -1 results in black, 0 in no change, 1 in white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(rendered: .brightness(amount))
    }

    /// Returns a filter that multiplies the contrast; 1 is no change.
    public static func contrast(_ amount: Double) -> Filter { Filter(rendered: .contrast(amount)) }

    /// Returns a filter that multiplies the saturation; 1 is no change.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(rendered: .saturation(amount))
    }

    /// Returns a filter that removes color.
    ///
    /// - Parameter amount: The share of the color that is removed, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(rendered: .grayscale(amount))
    }

    /// Returns a filter that rotates the hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(rendered: .hueRotation(degrees: angle.degrees))
    }

    /// Returns a filter that inverts colors.
    ///
    /// - Parameter amount: The share of the inversion, from 0 (none) to 1 (full).
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(rendered: .invert(amount))
    }
  }

  /// The options of a filter, of which there are none.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a blur, of which there are none.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a shadow, of which there are none.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a clip, of which there are none.
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

    /// The content is drawn over the background.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The result is the product of the content's and the background's color.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The result is the inverse of the product of the inverse colors.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// The result is that of `multiply` or `screen`, depending on the background.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The result is the darker of the content's and the background's color.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The result is the lighter of the content's and the background's color.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// The content brightens the background.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// The content darkens the background.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// The content darkens or lightens the background softly.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// The result is that of `multiply` or `screen`, depending on the content.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The result is the absolute difference of the content's and the background's color.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The result is a difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The result has the hue of the content, and the saturation and luminosity of the background.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The result has the saturation of the content, and the hue and luminosity of the background.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The result has the hue and saturation of the content, and the luminosity of the background.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The result has the luminosity of the content, and the hue and saturation of the background.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// The result is the sum of the content's and the background's color.
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
