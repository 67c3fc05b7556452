/// A colour of an asset catalog, in light and dark.
package struct ColorSet: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    /// The numbers' space: `srgb`, `display-p3` and so on.
    package var space: String
    /// Red, green, blue and opacity, each 0…1.
    package var parts: [Double]
    /// The name of one of the system's colours, instead of numbers.
    package var reference: String?
  }

  package var light: Value
  package var dark: Value?
}
