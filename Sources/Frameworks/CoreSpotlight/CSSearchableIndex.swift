// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The type of activity by which the system opens an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of activity by which the system continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The texts of a searchable item, which search results show.
open class CSSearchableItemAttributeSet: NSObject {
  /// The item's title in the search results.
  open var title: String?
  /// The name that is shown.
  open var displayName: String?
  /// The item's description in the search results.
  open var contentDescription: String?
  /// The words by which the item is found.
  open var keywords: [String]?
  /// A picture.
  open var thumbnailData: Data?
  /// The address of a picture.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The time of the last change.
  open var contentModificationDate: Date?
  /// The name of the type of content.
  public let contentType: String

  /// Creates a set for a type of content.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// An item that can be found.
open class CSSearchableItem: NSObject {
  /// The item's identifier in the app.
  open var uniqueIdentifier: String
  /// The identifier of the items that belong together.
  open var domainIdentifier: String?
  /// When the item is no longer found.
  open var expirationDate: Date!
  /// The texts about the item that a person reads.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier; `nil` for a new one.
  ///   - domainIdentifier: The identifier of the group; `nil` for none.
  ///   - attributeSet: The properties that can be searched.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The reason for which nothing was indexed.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The cause is not known.
    case unknownError = -1
    /// The index cannot be used.
    case indexUnavailableError = -1000
    /// An item is invalid.
    case invalidItemError = -1001
    /// The state is invalid.
    case invalidClientStateError = -1002
    /// The index cannot be reached.
    case remoteConnectionError = -1003
    /// The index is full.
    case quotaExceeded = -1004
    /// The device has no index.
    case indexingUnsupported = -1005
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "CSIndexErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    "A browser does not let an app add to the device's search."
  }
}

/// The device's index of what can be found in apps.
///
/// Partial: a browser has none, so ``isIndexingAvailable()`` is `false`, and each attempt ends with
/// ``CSIndexError/Code/indexingUnsupported``.
// @unchecked: its name never changes.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "")

  /// Creates an index of a name.
  public init(name: String) { super.init() }

  /// Returns the app's index.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Returns whether there is an index: no.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - completionHandler: Called at once with ``CSIndexError``.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexingUnsupported)) }

  /// Adds items.
  ///
  /// - Throws: ``CSIndexError``, always.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Removes items, of which there are none.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - completionHandler: A function that is called after the removal.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Removes items, of which there are none.
  ///
  /// - Parameters:
  ///   - domainIdentifiers: The identifiers of the groups.
  ///   - completionHandler: A function that is called after the removal.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Removes all items, of which there are none.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
