import Foundation
import StrataSwiftUIDrawing

/// The shapes of a symbol: those of its SVG markup, which has only paths, circles and rectangles.
struct VectorPicture {
  /// A shape, the fill rule, and the number of the layer that it belongs to, from 0.
  struct Shape {
    var path: Path
    var isEvenOdd: Bool
    var layer: Int
  }

  let shapes: [Shape]

  /// Reads the markup inside of an `svg` element.
  init(markup: String) {
    shapes = markup.matches(of: /<(path|circle|rect)\b([^>]*)>/).compactMap { match in
      let words = String(match.2)
      guard let path = Self.path(String(match.1), words) else { return nil }
      let layer = Self.value("fill", words).flatMap { $0.firstMatch(of: /--s(\d)/) }
      return Shape(
        path: path, isEvenOdd: words.contains("evenodd"),
        layer: (layer.flatMap { Int($0.1) } ?? 1) - 1)
    }
  }

  /// Reads the drawing of an app's symbol: an at sign, a matrix, and the data of its paths,
  /// separated by vertical lines.
  init?(drawing: String) {
    let parts = drawing.dropFirst().split(separator: "|").map(String.init)
    let numbers = (parts.first ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    let matrix = CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    shapes = parts.dropFirst().map {
      var reader = PathData($0)
      return Shape(path: reader.path.applying(matrix), isEvenOdd: false, layer: 0)
    }
  }

  private static func path(_ kind: String, _ words: String) -> Path? {
    func number(_ name: String) -> Double { value(name, words).flatMap(Double.init) ?? 0 }
    switch kind {
    case "path":
      return value("d", words).map {
        var reader = PathData($0)
        return reader.path
      }
    case "circle":
      let radius = number("r")
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - radius, y: number("cy") - radius, width: radius * 2, height: radius * 2)
      )
    default:
      return Path(
        roundedRect: CGRect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height")),
        cornerRadius: number("rx"))
    }
  }

  private static func value(_ name: String, _ words: String) -> String? {
    guard let start = words.range(of: " \(name)=\"") else { return nil }
    return String(words[start.upperBound...].prefix { $0 != "\"" })
  }
}
