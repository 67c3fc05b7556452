public import Foundation
import StrataRendering
public import SwiftUICore

extension GraphicsContext {
  /// A change to all the colours of what is drawn.
  ///
  /// Same as Apple's, as far as SVG has them.
  public struct Filter: Sendable {
    let rendered: StrataRendering.Filter

    /// Softens edges.
    ///
    /// Partial in `options`: there is nothing to choose; edges fade into what is around.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(rendered: .blur(Double(radius)))
    }

    /// A shadow below.
    ///
    /// Partial in `blendMode`, `options`: the shadow is always blended as usual and drawn below.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        rendered: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter(rendered: .brightness(amount))
    }

    public static func contrast(_ amount: Double) -> Filter { Filter(rendered: .contrast(amount)) }

    public static func saturation(_ amount: Double) -> Filter {
      Filter(rendered: .saturation(amount))
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter(rendered: .grayscale(amount))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(rendered: .hueRotation(degrees: angle.degrees))
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(rendered: .invert(amount))
    }
  }

  /// How a filter works; there is nothing to choose.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How edges are softened; there is nothing to choose.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a shadow is drawn; there is nothing to choose.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a path clips; there is nothing to choose.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How what is drawn and what is behind it become one.
  ///
  /// Same as Apple's, without those that SVG lacks.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
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
