import Foundation

/// A notification of a change, as the triggers of ``PostgresSchema`` write it. Names are hexadecimal.
struct FeedMessage: Decodable {
  /// The mark of the database that made the change; none if another program did.
  var sender: String?
  private var owner: String?
  private var placed: String?
  private var device: String?
  private var latitude: Double?
  private var longitude: Double?
  /// The collection or the key; none if it is too long for a notification.
  private var name: String?

  /// A change of another server.
  enum Change: Equatable {
    /// Documents of an owner; of any collection if there is no name.
    case documents(owner: String, collection: String?)
    case placed(collection: String, PlacedChange)
    case value(device: String)
  }

  /// Returns the change; `nil` if the message is not understood, as a later version's may be.
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
