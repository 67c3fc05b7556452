public import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that SwiftUI draws, in addition to Foundation's links
  /// and Markdown.
  ///
  ///     var words = AttributedString("Sold out")
  ///     words.foregroundColor = .red
  ///     words.font = .headline
  ///
  /// Same as Apple's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between letters, in points.
    public let kern: KerningAttribute
    /// The space between letters, in points; it takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The distance of the text above its baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes of text.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the kerning.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The scope of SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute, for access by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
