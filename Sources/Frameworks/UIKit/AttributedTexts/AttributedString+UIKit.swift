public import Foundation
import StrataSwiftUIApp

extension AttributedString {
  /// Creates an attributed text from one with UIKit's attributes.
  ///
  ///     Text(AttributedString(words))
  ///
  /// Partial: fonts, colors, links, kerning and lines under and through the text are taken over;
  /// other attributes are not, since neither SwiftUI's texts nor UIKit's labels show them.
  ///
  /// - Parameter nsStr: The text with UIKit's attributes.
  public init(_ nsStr: NSAttributedString) {
    var whole = AttributedString()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      let words = nsStr.attributedSubstring(from: range).string
      whole.append(AttributedString(words, attributes: AttributeContainer(uiKit: attributes)))
    }
    self = whole
  }
}

extension NSAttributedString {
  /// Creates a text with UIKit's attributes.
  ///
  /// Partial: colors, links, kerning, Markdown's bold and italics, and lines under and through the
  /// text are taken over. A font of SwiftUI is not, since it has a size only where it is shown.
  ///
  /// - Parameter attrStr: The text with SwiftUI's and Foundation's attributes.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let words = String(attrStr[run.range].characters)
      whole.append(NSAttributedString(string: words, attributes: run.attributes.uiKit))
    }
    self.init(attributedString: whole)
  }
}

extension NSAttributedString {
  /// The text as SwiftUI shows it.
  var shown: Text {
    let styled = AttributedString(self)
    let isPlain = styled.runs.allSatisfy { $0.attributes == AttributeContainer() }
    return isPlain ? Text(verbatim: string) : Text(styled)
  }
}

extension AttributeContainer {
  /// Creates attributes from UIKit's.
  ///
  ///     AttributedString("Sold", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
  ///
  /// Partial: fonts, colors, links, kerning and lines under and through the text are taken over,
  /// as SwiftUI's attributes.
  ///
  /// - Parameter dictionary: The attributes.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init(uiKit: dictionary) }

  /// Creates SwiftUI's attributes from UIKit's.
  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = attributes[.font] as? UIFont {
      self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font.font
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color.color
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color.color
    }
    let kern = Self.points(attributes[.kern])
    self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = kern
    if Self.hasLine(attributes[.underlineStyle]) {
      self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single
    }
    if Self.hasLine(attributes[.strikethroughStyle]) {
      self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = .single
    }
    self.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func points(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func hasLine(_ value: Any?) -> Bool {
    if let number = value as? Int { return number != 0 }
    return ((value as? NSNumber)?.intValue ?? 0) != 0
  }

  /// The attributes that are UIKit's already.
  private var ownUIKit: [NSAttributedString.Key: Any] {
    typealias Mine = AttributeScopes.UIKitAttributes
    var own: [NSAttributedString.Key: Any] = [:]
    own[.font] = self[Mine.FontAttribute.self]
    own[.foregroundColor] = self[Mine.ForegroundColorAttribute.self]
    own[.backgroundColor] = self[Mine.BackgroundColorAttribute.self]
    return own
  }

  /// UIKit's attributes for those of SwiftUI and Foundation.
  fileprivate var uiKit: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    if let color = self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      all[.foregroundColor] = UIColor(color)
    }
    if let color = self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
      all[.backgroundColor] = UIColor(color)
    }
    all[.kern] = self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
    if self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
      all[.underlineStyle] = 1
    }
    if self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
      all[.strikethroughStyle] = 1
    }
    if let link = self.link { all[.link] = link }
    all[.font] = self.inlinePresentationIntent?.uiFont
    return all.merging(ownUIKit) { $1 }
  }
}

extension InlinePresentationIntent {
  /// The font of emphasized text; `nil` for text without emphasis.
  fileprivate var uiFont: UIFont? {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if contains(.emphasized) { traits.insert(.traitItalic) }
    if contains(.code) { traits.insert(.traitMonoSpace) }
    let plain = UIFont.systemFont(ofSize: UIFont.systemFontSize)
    guard !traits.isEmpty else { return nil }
    return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
  }
}
