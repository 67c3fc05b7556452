import Foundation
import StrataCCrypto

/// The digest by which a content security policy allows a style sheet.
enum StyleDigest {
  /// Returns the SHA-256 of a style sheet, in base 64.
  static func text(of style: String) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let bytes = Array(style.utf8)
    EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil)
    return Data(digest.prefix(Int(count))).base64EncodedString()
  }
}
