/// The colour and the icon of a new app, which follow from its name: two apps rarely look alike, and
/// the same name always gives the same app.
struct AppBrand: Equatable {
  /// A colour in sRGB, each part from 0 to 1.
  struct Color: Equatable {
    var red: Double
    var green: Double
    var blue: Double
  }

  /// The accent, dark enough for white text and for text on white.
  let accent: Color
  /// The accent in dark mode, light enough for text on the cards of dark pages.
  let darkAccent: Color
  /// The cells of the icon that are white, row by row: each row is its own mirror image.
  let cells: [[Bool]]

  /// The least contrast between the accent and white, or a dark card, as WCAG 2 asks for text.
  static let contrast = 4.5

  /// Creates the colour and the icon of an app.
  ///
  /// - Parameter name: the app's name.
  init(name: String) {
    var bits = Self.hash(name)
    let hue = Double(bits % 360)
    bits /= 360
    accent = Self.accent(hue: hue)
    darkAccent = Self.darkAccent(hue: hue)
    cells = Self.cells(bits)
  }

  /// Returns a hash that is the same in each run (FNV-1a, mixed once more for short names).
  private static func hash(_ name: String) -> UInt64 {
    var value = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    value ^= value >> 32
    value &*= 0x9e37_79b9_7f4a_7c15
    return value ^ (value >> 29)
  }

  private static func accent(hue: Double) -> Color {
    var lightness = 0.5
    var color = Color(hue: hue, saturation: 0.75, lightness: lightness)
    while color.contrastWithWhite < contrast {
      lightness -= 0.01
      color = Color(hue: hue, saturation: 0.75, lightness: lightness)
    }
    return color
  }

  private static func darkAccent(hue: Double) -> Color {
    var lightness = 0.5
    var color = Color(hue: hue, saturation: 0.75, lightness: lightness)
    while color.contrastWithDarkCard < contrast {
      lightness += 0.01
      color = Color(hue: hue, saturation: 0.75, lightness: lightness)
    }
    return color
  }

  /// Returns five rows of five cells, of which two columns mirror two others.
  private static func cells(_ bits: UInt64) -> [[Bool]] {
    (0..<5).map { row in
      let half = (0..<3).map { column in
        row == 2 && column == 2 || (bits >> UInt64(row * 3 + column)) & 1 == 1
      }
      return half + half.dropLast().reversed()
    }
  }
}

extension AppBrand.Color {
  init(hue: Double, saturation: Double, lightness: Double) {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    func part(_ shift: Double) -> Double {
      let place = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma / 2 * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4))
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part * part * (part * 0.305 + 0.682) + part * 0.0125 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast with white: from 1 for white to 21 for black.
  var contrastWithWhite: Double { 1.05 / (luminance + 0.05) }

  /// The contrast with the lightest ground of a dark page, a raised card (`#2c2c2e`).
  var contrastWithDarkCard: Double { (luminance + 0.05) / 0.0753 }

  /// The three parts as bytes.
  var bytes: [UInt8] { [red, green, blue].map { UInt8(($0 * 255).rounded()) } }
}

// MARK: The icon

extension AppBrand {
  /// The width and height of the icon in pixels, which Xcode expects.
  static let iconSize = 1024
  private static let cell = 128
  private static let margin = (iconSize - 5 * cell) / 2

  /// The icon as a PNG file: white cells on the accent.
  var icon: [UInt8] {
    let edge = IconBand(runs: [(0, Self.iconSize)], height: Self.margin)
    let bands = cells.map { row in
      let cells = row.map { (index: UInt8($0 ? 1 : 0), width: Self.cell) }
      return IconBand(runs: [(0, Self.margin)] + cells + [(0, Self.margin)], height: Self.cell)
    }
    return IconFile(palette: [accent.bytes, [255, 255, 255]], bands: [edge] + bands + [edge]).bytes
  }
}
