package import Foundation
import Synchronization

/// The files that views of this process show, by their addresses.
///
/// A file is read once, when a view first shows it. Only files that an app named are ever served.
package enum AssetStore {
  package static let folder = "/~/asset/"

  private struct Known {
    var byPath: [String: Asset?] = [:]
    var byAddress: [String: Asset] = [:]
  }

  private static let known = Mutex(Known())

  /// The asset of a file; `nil` where there is none, or it is of no kind for a browser.
  package static func asset(at file: URL) -> Asset? {
    if let asset = known.withLock({ $0.byPath[file.path] }) { return asset }
    let asset = read(file)
    known.withLock { known in
      known.byPath[file.path] = .some(asset)
      if let asset { known.byAddress[asset.address] = asset }
    }
    return asset
  }

  /// The asset behind a path of the server.
  package static func asset(address: String) -> Asset? {
    known.withLock { $0.byAddress[address] }
  }

  private static func read(_ file: URL) -> Asset? {
    guard let type = AssetType(fileExtension: file.pathExtension),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return Asset(
      file: file, type: type, address: address(of: data, type),
      size: type.isFont ? nil : PictureHeader.size(of: data, type))
  }

  /// Where content is served: it follows from the content.
  static func address(of data: Data, _ type: AssetType) -> String {
    "\(folder)\(String(fingerprint(of: data), radix: 36)).\(type.rawValue)"
  }

  /// FNV-1a, 64 bits, and the length: it tells files of an app apart and protects nothing.
  private static func fingerprint(of data: Data) -> UInt64 {
    let sum: UInt64 = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return sum ^ UInt64(data.count)
  }
}
