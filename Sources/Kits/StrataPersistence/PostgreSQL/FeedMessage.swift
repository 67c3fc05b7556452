import Foundation

/// A notification of a change, as the triggers of ``PostgresSchema`` write it. Names are hexadecimal.
struct FeedMessage: Decodable {
  /// The mark of the database that made the change; `nil` if another program made it.
  var sender: String?
  private var owner: String?
  private var placed: String?
  private var device: String?
  private var latitude: Double?
  private var longitude: Double?
  /// The collection or the key; `nil` if it is too long for a notification.
  private var name: String?

  /// A change that another server has made.
  enum Change: Equatable {
    /// A change of an owner's documents: those of one collection, or of any if `collection` is
    /// `nil`.
    case documents(owner: String, collection: String?)
    case placed(collection: String, PlacedChange)
    case value(device: String)
  }

  /// Returns the change; `nil` if the message is not understood, such as one from a later version.
  var change: Change? {
    if let owner = owner.flatMap(Self.text) {
      return .documents(owner: owner, collection: name.flatMap(Self.text))
    }
    if let device = device.flatMap(Self.text) { return .value(device: device) }
    guard let placed = placed.flatMap(Self.text), let latitude, let longitude else { return nil }
    let key = name.flatMap(Self.text) ?? ""
    return .placed(
      collection: placed,
      PlacedChange(key: key, point: GeoPoint(stored: latitude, longitude)))
  }

  private static func text(_ hexadecimal: String) -> String? {
    var (bytes, high) = ([UInt8](), UInt8?.none)
    for character in hexadecimal {
      guard let digit = character.hexDigitValue.map(UInt8.init) else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
