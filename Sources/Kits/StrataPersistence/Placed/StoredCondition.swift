/// A condition on a document's JSON that the database checks without decoding the document.
///
/// Members are named by their path, such as `listing.title`.
public enum StoredCondition: Hashable, Sendable {
  /// The document has no such member, or the member is null.
  case isMissing(String)
  /// The member is a text that follows another text if both are compared byte by byte.
  case isAfter(String, String)
  /// The member is a text, and none of these.
  case isNoneOf(String, [String])
}
