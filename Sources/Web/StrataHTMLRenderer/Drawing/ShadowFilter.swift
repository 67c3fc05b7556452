import StrataRendering

/// The filter that draws several shadows of one outline. Its markup is inside the element that uses
/// it.
struct ShadowFilter {
  private let name: String
  private let shadows: [Paint.Shadow]

  init?(_ style: [StyleRule]) {
    for case .filter(.shadows(let shadows)) in style {
      name = Filter.shadows(shadows).name
      self.shadows = shadows
      return
    }
    return nil
  }

  var markup: String {
    let parts = shadows.enumerated().map { Self.part($1, "s\($0)") }.joined()
    let names = { (isInner: Bool) in
      shadows.indices.filter { shadows[$0].isInner == isInner }.reversed().map { "s\($0)" }
    }
    let merged = (names(false) + ["SourceGraphic"] + names(true))
      .map { "<feMergeNode in=\"\($0)\"/>" }.joined()
    return "<svg class=\"ink\" aria-hidden=\"true\"><filter id=\"\(name)\" x=\"-100%\" y=\"-100%\" "
      + "width=\"300%\" height=\"300%\" color-interpolation-filters=\"sRGB\">\(parts)"
      + "<feMerge>\(merged)</feMerge></filter></svg>"
  }

  /// Writes the filter before the element's text, which then becomes part of the element's markup.
  func write(_ text: String?, to html: inout HTMLElement) {
    html.lead = markup + html.lead + HTMLText.escape(text ?? "")
    html.text = nil
  }

  /// Returns the markup of one shadow: the outline, blurred, moved and filled with the shadow's
  /// colour. For an inner shadow, only the part within the outline.
  private static func part(_ shadow: Paint.Shadow, _ name: String) -> String {
    let number = CSSNumber.text
    let moved =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(max(0, shadow.radius)))\"/>"
      + "<feOffset dx=\"\(number(shadow.x))\" dy=\"\(number(shadow.y))\" result=\"m\"/>"
      + "<feFlood flood-color=\"\(shadow.paint.css)\"/>"
    guard shadow.isInner else {
      return moved + "<feComposite in2=\"m\" operator=\"in\" result=\"\(name)\"/>"
    }
    return moved + "<feComposite in2=\"m\" operator=\"out\"/>"
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"\(name)\"/>"
  }
}
