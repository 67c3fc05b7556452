/// Functions that read the contents of an icon's `<svg>`, without the element itself.
enum IconMarkup {
  /// Returns the shapes of an SVG file, on one line.
  ///
  /// - Throws: ``IconSheetError/unreadable(icon:rule:)`` unless the icon is 16 units square and
  ///   consists of plain shapes, as its markup becomes part of pages.
  static func shapes(of svg: String, icon: String) throws(IconSheetError) -> String {
    guard svg.contains("viewBox=\"0 0 16 16\"") else {
      throw .unreadable(icon: icon, rule: "the file's viewBox must be '0 0 16 16'")
    }
    guard let open = svg.firstRange(of: "<svg"), let close = svg.firstRange(of: "</svg>"),
      let end = svg[open.upperBound...].firstIndex(of: ">"), end < close.lowerBound
    else { throw .unreadable(icon: icon, rule: "the file must contain one <svg> element") }
    let inside = svg[svg.index(after: end)..<close.lowerBound]
    let lines = inside.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let shapes = lines.joined()
    let isPlain = shapes.split(separator: "<").allSatisfy { shape in
      ["path ", "circle ", "rect "].contains { shape.hasPrefix($0) } && shape.hasSuffix("/>")
    }
    guard isPlain, !shapes.isEmpty else {
      throw .unreadable(
        icon: icon, rule: "the file must contain only path, circle and rect elements")
    }
    return shapes
  }
}
