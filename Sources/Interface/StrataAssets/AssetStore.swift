package import Foundation
import Synchronization

/// The files that views of this process show, by their URL paths.
///
/// A file is read once, when a view first shows it. Only files that an app named are ever served.
package enum AssetStore {
  package static let folder = "/~/asset/"

  private struct Known {
    var byPath: [String: Asset?] = [:]
    var byAddress: [String: Asset] = [:]
  }

  private static let known = Mutex(Known())

  /// Returns the asset of a file; `nil` if it does not exist or browsers do not show its type.
  package static func asset(at file: URL) -> Asset? {
    if let asset = known.withLock({ $0.byPath[file.path] }) { return asset }
    let asset = read(file)
    known.withLock { known in
      known.byPath[file.path] = .some(asset)
      if let asset { known.byAddress[asset.address] = asset }
    }
    return asset
  }

  /// Returns the asset that is served at a URL path; `nil` if there is none.
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

  /// Returns the URL path under which content is served; it is derived from the content.
  static func address(of data: Data, _ type: AssetType) -> String {
    "\(folder)\(String(fingerprint(of: data), radix: 36)).\(type.rawValue)"
  }

  /// Returns a 64-bit FNV-1a hash mixed with the length. It distinguishes an app's files and is not
  /// cryptographic.
  private static func fingerprint(of data: Data) -> UInt64 {
    let sum: UInt64 = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return sum ^ UInt64(data.count)
  }
}
