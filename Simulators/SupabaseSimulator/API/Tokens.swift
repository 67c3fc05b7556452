import Foundation
import SimulatorKit
import StrataCCrypto

/// Issues and verifies the tokens of users, which are JWTs signed with a secret of this run.
struct Tokens: Sendable {
  let seconds: Int
  let now: @Sendable () -> Date
  private let secret: [UInt8] = (0..<32).map { _ in .random(in: 0...255) }

  struct Issued: Sendable {
    let text: String
    let expiresAt: Int
  }

  func token(for person: String) -> Issued {
    let issued = Int(now().timeIntervalSince1970)
    let claims = JSON.object([
      "sub": .string(person), "role": "authenticated", "aud": "authenticated",
      "is_anonymous": true, "iat": .integer(issued), "exp": .integer(issued + seconds),
    ])
    let signed = "\(Self.header).\(Data(claims.bytes).urlSafe)"
    return Issued(text: "\(signed).\(signature(of: signed))", expiresAt: issued + seconds)
  }

  /// Returns the caller of a token.
  ///
  /// - Throws: PostgREST's error for the token.
  func caller(of token: String) throws(Refusal) -> Caller {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw .rest(401, "PGRST301", "Expected 3 parts in JWT; got \(parts.count)")
    }
    let claims = Data(urlSafe: String(parts[1])).flatMap { try? JSON(reading: Array($0)) }
    guard signature(of: "\(parts[0]).\(parts[1])") == parts[2], let claims,
      case .string(let role)? = claims["role"], case .number(let end)? = claims["exp"]
    else { throw .rest(401, "PGRST301", "No suitable key or wrong key type") }
    guard Date(timeIntervalSince1970: end) > now() else { throw .expired }
    return Caller(role: role, claims: claims.text)
  }

  /// Returns a temporary token for one file, which identifies no user.
  func token(for path: String, seconds: Int) -> String {
    let issued = Int(now().timeIntervalSince1970)
    let claims = JSON.object([
      "url": .string(path), "iat": .integer(issued), "exp": .integer(issued + seconds),
    ])
    let signed = "\(Self.header).\(Data(claims.bytes).urlSafe)"
    return "\(signed).\(signature(of: signed))"
  }

  /// Returns whether a token is valid for a file, and has not expired.
  func opens(_ token: String, _ path: String) -> Bool {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, signature(of: "\(parts[0]).\(parts[1])") == parts[2],
      let claims = Data(urlSafe: String(parts[1])).flatMap({ try? JSON(reading: Array($0)) }),
      case .string(path)? = claims["url"], case .number(let end)? = claims["exp"]
    else { return false }
    return Date(timeIntervalSince1970: end) > now()
  }

  private static let header = Data(#"{"alg":"HS256","typ":"JWT"}"#.utf8).urlSafe

  private func signature(of text: String) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let message = Array(text.utf8)
    HMAC(
      EVP_sha256(), secret, Int32(secret.count), message, message.count, &digest, &count)
    return Data(digest.prefix(Int(count))).urlSafe
  }
}

extension Data {
  var urlSafe: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }

  init?(urlSafe text: String) {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }
}
