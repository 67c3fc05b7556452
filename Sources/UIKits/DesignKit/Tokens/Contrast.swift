public import SwiftUI

/// The contrast of two colors as defined by WCAG 2.
///
///     Contrast.ratio(of: black, on: white)          // 21
///     Contrast.ratio(of: tint, on: paper) >= Contrast.text
public enum Contrast {
  /// The least ratio of ordinary text (level AA).
  public static let text = 4.5
  /// The least ratio of large text and symbols (level AA).
  public static let symbol = 3.0

  /// Returns the contrast ratio, from 1 for the same color to 21 for black on white.
  ///
  /// - Parameters:
  ///   - front: The color of the text; if it is translucent, `back` shows through.
  ///   - back: The color behind the text, taken as opaque.
  public static func ratio(of front: Color.Resolved, on back: Color.Resolved) -> Double {
    let lights = [light(lay(front, on: back)), light(back)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Returns the color that results from drawing one color on another.
  ///
  ///     Contrast.lay(orange, on: white)    // where orange has an opacity of 0.12
  ///
  /// - Parameters:
  ///   - front: The color in front.
  ///   - back: The color behind.
  public static func lay(_ front: Color.Resolved, on back: Color.Resolved) -> Color.Resolved {
    func mixed(_ part: KeyPath<Color.Resolved, Float>) -> Float {
      front[keyPath: part] * front.opacity + back[keyPath: part] * (1 - front.opacity)
    }
    return Color.Resolved(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  private static func light(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }
}
