public import Foundation

/// A value that describes a sound or movie, such as its title or its cover.
///
///     for item in try await asset.load(.metadata) where item.commonKey == .commonKeyTitle {
///       title = try await item.load(.stringValue)
///     }
///
/// Partial: items come from ID3 tags and from iTunes' lists only, and there are no mutable ones.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  enum Content: Sendable {
    case text(String)
    case data(Data)
    case number(Int)
  }

  private let content: Content
  private let key: String
  /// The format that defines the item's key.
  public let keySpace: AVMetadataKeySpace?
  /// The key that all formats share for such a value; `nil` if there is none.
  public let commonKey: AVMetadataKey?

  init(space: AVMetadataKeySpace, key: String, common: AVMetadataKey?, content: Content) {
    (keySpace, self.key, commonKey, self.content) = (space, key, common, content)
  }

  /// The key of the item together with its format, such as `id3/TIT2` or `itsk/%A9nam`.
  open var identifier: AVMetadataIdentifier? {
    let space = keySpace == .id3 ? "id3" : "itsk"
    // The keys of iTunes begin with the sign ©, whose byte is written as a number.
    let name = key.replacingOccurrences(of: "\u{A9}", with: "%A9")
    return AVMetadataIdentifier(rawValue: "\(space)/\(name)")
  }

  /// The value: a `String`, `Data`, or a whole number.
  ///
  /// Partial: numbers are `Int`, and texts are Swift's, since Linux's Foundation does not cast its
  /// objects to Swift's types.
  open var value: (any Sendable)? {
    switch content {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): number
    }
  }

  /// The value as a text; `nil` if it is data.
  open var stringValue: String? {
    switch content {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .data: nil
    }
  }

  /// The value as a number; `nil` if it is not one.
  open var numberValue: NSNumber? {
    if case .number(let number) = content { NSNumber(value: number) } else { nil }
  }

  /// The value as data; `nil` if it is a text or a number.
  open var dataValue: Data? {
    if case .data(let data) = content { data } else { nil }
  }

  /// Returns the items that have an identifier: that of their format, or the one that all formats
  /// share.
  ///
  /// - Parameters:
  ///   - metadataItems: The items.
  ///   - identifier: The identifier of the items to return.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.identifier == identifier
        || item.commonKey.map { "common/" + $0.rawValue } == identifier.rawValue
    }
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// The value: a `String`, `Data`, or a whole number.
  public static var value: AVAsyncProperty<Root, (any Sendable)?> { .init { $0.value } }
  /// The value as a text; `nil` if it is data.
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  /// The value as a number; `nil` if it is not one.
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  /// The value as data; `nil` if it is a text or a number.
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
