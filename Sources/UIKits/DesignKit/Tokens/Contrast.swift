public import SwiftUI

/// How well two colours can be told apart, as WCAG 2 counts it.
///
///     Contrast.ratio(of: black, on: white)          // 21
///     Contrast.ratio(of: tint, on: paper) >= Contrast.text
public enum Contrast {
  /// What ordinary text needs (level AA).
  public static let text = 4.5
  /// What large text and symbols need (level AA).
  public static let symbol = 3.0

  /// From 1, the same, to 21, black on white.
  ///
  /// - Parameters:
  ///   - front: What is read; where it lets something through, that is `back`.
  ///   - back: What it lies on; counted as if nothing shone through.
  public static func ratio(of front: Color.Resolved, on back: Color.Resolved) -> Double {
    let lights = [light(lay(front, on: back)), light(back)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The colour that is seen where one lies on another.
  ///
  ///     Contrast.lay(orange, on: white)    // where orange has an opacity of 0.12
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
