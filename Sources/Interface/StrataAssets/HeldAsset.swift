public import Foundation
import Synchronization

/// A picture in memory that is served for as long as an instance with its content exists.
///
///     let held = HeldAsset(bytes, .png, size: PictureSize(width: 20, height: 10))
///     held.address    // "/~/asset/1f3c….png"
public final class HeldAsset: Sendable {
  /// The URL path under which the picture is served.
  public let address: String
  /// The size of the picture, in pixels.
  public let size: PictureSize

  private struct Content {
    let data: Data
    let type: AssetType
    var holders = 1
  }

  private static let contents = Mutex<[String: Content]>([:])

  /// Holds a picture's file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - type: The format of the file.
  ///   - size: The size of the picture, in pixels.
  public init(_ data: Data, _ type: AssetType, size: PictureSize) {
    address = Self.hold(data, type)
    self.size = size
  }

  deinit { Self.release(address) }

  /// Returns the content at a URL path; `nil` once no ``HeldAsset`` with this content exists.
  package static func content(address: String) -> (data: Data, type: AssetType)? {
    contents.withLock { $0[address].map { ($0.data, $0.type) } }
  }

  /// Registers content and returns its path. Equal bytes share a path; different bytes with the
  /// same hash, which an attacker could craft, get another.
  private static func hold(_ data: Data, _ type: AssetType) -> String {
    let name = AssetStore.address(of: data, type)
    return contents.withLock { contents in
      for number in 0... {
        let address =
          number == 0 ? name : name.replacing(".", with: "-\(number).", maxReplacements: 1)
        guard let known = contents[address] else {
          contents[address] = Content(data: data, type: type)
          return address
        }
        if known.data == data {
          contents[address]?.holders += 1
          return address
        }
      }
      return name
    }
  }

  private static func release(_ address: String) {
    contents.withLock { contents in
      contents[address]?.holders -= 1
      if contents[address]?.holders == 0 { contents[address] = nil }
    }
  }
}

extension HeldAsset: Hashable {
  public static func == (left: HeldAsset, right: HeldAsset) -> Bool {
    left.address == right.address
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
