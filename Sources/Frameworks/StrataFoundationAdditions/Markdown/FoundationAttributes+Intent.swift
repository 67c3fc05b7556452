public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// What Markdown says of words: stressed, code, struck out. Same as Apple's.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    InlinePresentationIntentAttribute()
  }
}
