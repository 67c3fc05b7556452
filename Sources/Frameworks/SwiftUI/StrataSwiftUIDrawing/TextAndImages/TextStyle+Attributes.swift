import Foundation

extension TextStyle {
  /// Creates the style of a Markdown run.
  init(_ intent: InlinePresentationIntent, link: URL? = nil) {
    self.link = link
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { letters.isItalic = true }
    if intent.contains(.code) { letters.isMonospaced = true }
    if intent.contains(.strikethrough) { letters.strikethrough = .single }
  }

  /// Creates the style of a run of an attributed string.
  init(_ attributes: AttributeContainer) {
    self.init(attributes.inlinePresentationIntent ?? [], link: attributes.link)
    let own = attributes.swiftUI
    font = own.font
    paint = own.foregroundColor.map { AnyShapeStyle($0) }
    background = own.backgroundColor.map { AnyShapeStyle($0) }
    letters.underline = own.underlineStyle
    letters.strikethrough = own.strikethroughStyle ?? letters.strikethrough
    letters.tracking = own.tracking ?? own.kern
    letters.baselineOffset = own.baselineOffset
  }
}
