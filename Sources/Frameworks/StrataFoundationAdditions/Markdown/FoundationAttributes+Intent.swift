public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The attribute of text with inline Markdown marks: stressed, code, struck out. Same as Apple's.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute of text with inline Markdown marks.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    InlinePresentationIntentAttribute()
  }
}
