/// A colour set of an asset catalog, with its values for light and dark mode.
package struct ColorSet: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    /// The color space of `parts`, such as `srgb` or `display-p3`.
    package var space: String
    /// The red, green, blue and opacity components, each 0…1.
    package var parts: [Double]
    /// The name of a system colour, used instead of `parts`.
    package var reference: String?
  }

  package var light: Value
  package var dark: Value?
}
