import Foundation

/// The drawing of a custom symbol: the outlines of the variant Regular-M in the template that
/// Apple's SF Symbols app exports.
package struct SymbolDrawing: Equatable, Sendable {
  /// The drawing as text: an at sign, then the matrix that moves the outlines into a box of 16
  /// points, then each outline's path data, separated by vertical lines. No name of a system symbol
  /// begins with an at sign.
  package let text: String

  /// The variants to draw, the best first. A template of a variable symbol has no `Regular-M`.
  private static let variants = ["Regular-M", "Regular-S"]

  /// Reads the template of a symbol, an SVG file.
  ///
  /// - Parameter template: The text of an SVG file.
  /// - Returns: `nil` if it has no outlines or no guides for a variant.
  package init?(template: String) {
    guard let text = Self.variants.lazy.compactMap({ Self.text(of: $0, in: template) }).first
    else { return nil }
    self.text = text
  }

  private static func text(of variant: String, in template: String) -> String? {
    guard let group = Self.group(variant, in: template),
      let box = Self.box(of: variant, in: template)
    else { return nil }
    let paths = group.content.matches(of: /<path\b[^>]*?\sd\s*=\s*["']([^"']+)["']/)
      .map { String($0.1) }
    guard !paths.isEmpty else { return nil }
    let own = matrix(of: group.tag) ?? [1, 0, 0, 1, 0, 0]
    // Into the box: points are moved by its corner, and then scaled to 16.
    let scale = 16 / box.side
    let whole =
      own[..<4].map { $0 * scale } + [(own[4] - box.x) * scale, (own[5] - box.y) * scale]
    guard whole.allSatisfy(\.isFinite) else { return nil }
    let numbers = whole.map { "\(($0 * 10_000).rounded() / 10_000)" }.joined(separator: " ")
    return "@\(([numbers] + paths).joined(separator: "|"))"
  }

  /// Returns a group's first tag and the content of the group; `nil` if there is no such group.
  private static func group(
    _ name: String, in template: String
  ) -> (tag: Substring, content: Substring)? {
    guard let tag = tag(name, in: template), tag.hasPrefix("<g") else { return nil }
    var depth = 1
    for part in template[tag.endIndex...].matches(of: /<(\/?)g\b[^>]*?(\/?)>/)
    where part.2.isEmpty {
      depth += part.1.isEmpty ? 1 : -1
      if depth == 0 { return (tag, template[tag.endIndex..<part.range.lowerBound]) }
    }
    return nil
  }

  /// Returns the square around a variant. Its side is the distance between the variant's margins,
  /// or the height of a circle beside capital letters if that is larger.
  private static func box(
    of variant: String, in template: String
  ) -> (x: Double, y: Double, side: Double)? {
    let size = variant.suffix(1)
    func place(_ guide: String, _ axis: String) -> Double? {
      tag(guide, in: template).flatMap { SVGHeader.value(axis, in: $0) }.flatMap { Double($0) }
    }
    guard let left = place("left-margin-\(variant)", "x1"),
      let right = place("right-margin-\(variant)", "x1"),
      let top = place("Capline-\(size)", "y1"), let base = place("Baseline-\(size)", "y1"),
      left < right, top < base
    else { return nil }
    let side = max(right - left, (base - top) * 1.36)
    return ((left + right - side) / 2, (top + base - side) / 2, side)
  }

  /// Returns the tag of the element with an identifier.
  private static func tag(_ id: String, in template: String) -> Substring? {
    guard let name = template.range(of: " id=\"\(id)\""),
      let start = template[..<name.lowerBound].lastIndex(of: "<"),
      let end = template[name.upperBound...].firstIndex(of: ">")
    else { return nil }
    return template[start...end]
  }

  private static func matrix(of tag: Substring) -> [Double]? {
    guard let text = SVGHeader.value("transform", in: tag)?.firstMatch(of: /matrix\(([^)]*)\)/)
    else { return nil }
    let numbers = text.1.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 6 ? numbers : nil
  }
}
