package import Foundation
import Synchronization

/// A picture in memory that browsers may load for as long as somebody holds it.
///
///     let held = HeldAsset(bytes, .png, size: PictureSize(width: 20, height: 10))
///     held.address    // "/~/asset/1f3c….png"
package final class HeldAsset: Sendable {
  package let address: String
  package let size: PictureSize

  private struct Content {
    let data: Data
    let type: AssetType
    var holders = 1
  }

  private static let contents = Mutex<[String: Content]>([:])

  package init(_ data: Data, _ type: AssetType, size: PictureSize) {
    address = Self.hold(data, type)
    self.size = size
  }

  deinit { Self.release(address) }

  /// What is behind an address; `nil` once nobody holds it.
  package static func content(address: String) -> (data: Data, type: AssetType)? {
    contents.withLock { $0[address].map { ($0.data, $0.type) } }
  }

  /// The same bytes have the same address. A stranger's bytes that were made to have another's
  /// fingerprint get an address of their own.
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
  package static func == (left: HeldAsset, right: HeldAsset) -> Bool {
    left.address == right.address
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
