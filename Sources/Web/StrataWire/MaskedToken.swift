import Foundation

/// The form in which a page contains the token of its session.
///
/// The token is combined with random bytes that no other page has. A page is compressed, and the
/// length of compressed text reveals whether it contains a text that an attacker chooses: without
/// the mask, this could be parts of the token (docs/decisions/0083).
///
///     var random = SystemRandomNumberGenerator()
///     let text = MaskedToken.text(of: "dG9rZW4", using: &random)   // differs each time
///     MaskedToken.token(of: text)                                  // "dG9rZW4"
public enum MaskedToken {
  /// Masks a token, so that compression cannot reveal it.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - random: The source of the mask's bytes, which must not be predictable.
  /// - Returns: The mask, followed by the token combined with the mask byte by byte, in base 64.
  public static func text(
    of token: String, using random: inout some RandomNumberGenerator
  ) -> String {
    // The system is asked for eight bytes at once.
    var mask: [UInt8] = []
    while mask.count < token.utf8.count {
      withUnsafeBytes(of: random.next()) { mask += $0 }
    }
    mask.removeLast(mask.count - token.utf8.count)
    return Data(mask + zip(token.utf8, mask).map { $0 ^ $1 }).base64EncodedString()
  }

  /// Returns the token of a masked text; `nil` if the text is not a masked token.
  public static func token(of text: some StringProtocol) -> String? {
    guard let bytes = Data(base64Encoded: String(text)), bytes.count.isMultiple(of: 2) else {
      return nil
    }
    let half = bytes.count / 2
    let token = zip(bytes.dropFirst(half), bytes.prefix(half)).map { $0 ^ $1 }
    return String(validating: token, as: UTF8.self)
  }
}
