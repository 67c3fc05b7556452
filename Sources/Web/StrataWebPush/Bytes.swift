import Foundation

/// Encodes URL-safe base 64 without padding, as Web Push requires for keys.
package enum URLSafe {
  package static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Decodes a text with or without padding; `nil` if it is not valid.
  package static func bytes(_ text: String) -> [UInt8]? {
    let bare = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/").replacingOccurrences(of: "=", with: "")
    let padding = String(repeating: "=", count: (4 - bare.count % 4) % 4)
    return Data(base64Encoded: bare + padding).map { [UInt8]($0) }
  }
}
