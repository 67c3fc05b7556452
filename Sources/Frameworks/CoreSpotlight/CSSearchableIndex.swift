// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The type of the activity with which the system opens a found item in the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the activity that opens it.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which the system continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched words in the activity that continues a search.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The texts of a searchable item, which search results show.
open class CSSearchableItemAttributeSet: NSObject {
  /// The item's title in the search results.
  open var title: String?
  /// The name that is shown for the item.
  open var displayName: String?
  /// The item's description in the search results.
  open var contentDescription: String?
  /// The words by which the item is found.
  open var keywords: [String]?
  /// The data of a picture of the item.
  open var thumbnailData: Data?
  /// The URL of a picture of the item.
  open var thumbnailURL: URL?
  /// The URL of the item's content.
  open var contentURL: URL?
  /// The time at which the content was last changed.
  open var contentModificationDate: Date?
  /// The identifier of the type of content.
  public let contentType: String

  /// Creates a set of properties for a type of content.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// An item of an app that people can find by a search of the device.
open class CSSearchableItem: NSObject {
  /// The item's identifier in the app.
  open var uniqueIdentifier: String
  /// The identifier of the group of items to which it belongs.
  open var domainIdentifier: String?
  /// The date from which the item is no longer found.
  open var expirationDate: Date!
  /// The texts about the item that a person reads.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item of an app that people can find by a search of the device.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier; `nil` for a new one.
  ///   - domainIdentifier: The identifier of the group; `nil` for none.
  ///   - attributeSet: The properties of the item, such as its title.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The reason for which items were not indexed.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons for items that were not indexed.
  public enum Code: Int, Sendable {
    /// The cause of the index's error is not known.
    case unknownError = -1
    /// The index cannot be used.
    case indexUnavailableError = -1000
    /// An item is invalid.
    case invalidItemError = -1001
    /// The state that the app has stored with the index is invalid.
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
  /// Creates an error with the reason for which items were not indexed.
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

/// The index of the device, by which people find items of apps.
///
/// Partial: a browser has no such index, so ``isIndexingAvailable()`` is `false`, and each attempt
/// to add items ends with ``CSIndexError/Code/indexingUnsupported``.
// @unchecked: its name never changes.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "")

  /// Creates an index with a name.
  public init(name: String) { super.init() }

  /// Returns the app's index.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Returns whether the device has an index: always `false`.
  open class func isIndexingAvailable() -> Bool { false }

  /// Calls the handler with an error, since there is no index.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - completionHandler: Called at once with ``CSIndexError``.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexingUnsupported)) }

  /// Throws an error, since there is no index.
  ///
  /// - Throws: ``CSIndexError``, always.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Does nothing, since the index has no items, and calls the handler.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - completionHandler: A function that is called after the removal.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Does nothing, since the index has no items, and calls the handler.
  ///
  /// - Parameters:
  ///   - domainIdentifiers: The identifiers of the groups.
  ///   - completionHandler: A function that is called after the removal.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Does nothing, since the index has no items, and calls the handler.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
