public import Foundation
import StrataSwiftUIApp

extension AttributeScopes {
  /// The attributes of an attributed string that UIKit draws, in addition to Foundation's.
  ///
  ///     var look = AttributeContainer()
  ///     look.font = UIFont.boldSystemFont(ofSize: 16)
  ///
  /// Partial: it has fonts and colors; kerning and lines are those of SwiftUI's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Foundation's attributes of text.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    /// The key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of UIKit, for access by its name. Where a value fits an attribute
  /// of SwiftUI, too, that one is meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes with those of UIKit as SwiftUI's, which are drawn.
  var drawn: AttributeContainer {
    typealias Mine = AttributeScopes.UIKitAttributes
    typealias Theirs = AttributeScopes.SwiftUIAttributes
    var drawn = self
    if let font = self[Mine.FontAttribute.self] { drawn[Theirs.FontAttribute.self] = font.font }
    if let color = self[Mine.ForegroundColorAttribute.self] {
      drawn[Theirs.ForegroundColorAttribute.self] = color.color
    }
    if let color = self[Mine.BackgroundColorAttribute.self] {
      drawn[Theirs.BackgroundColorAttribute.self] = color.color
    }
    return drawn
  }
}

extension AttributedString {
  /// The text as it is drawn, with the attributes that a function makes of each run's.
  ///
  /// - Parameter change: The function; `nil` leaves the attributes as they are.
  /// - Returns: The text, without attributes if there are none.
  func shown(_ change: UIConfigurationTextAttributesTransformer?) -> Text {
    var whole = AttributedString()
    for run in runs {
      let look = change.map { $0(run.attributes) } ?? run.attributes
      let words = String(self[run.range].characters)
      whole.append(AttributedString(words, attributes: look.drawn))
    }
    let isPlain = whole.runs.allSatisfy { $0.attributes == AttributeContainer() }
    return isPlain ? Text(verbatim: String(characters)) : Text(whole)
  }
}
