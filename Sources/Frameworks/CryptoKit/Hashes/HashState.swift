import Foundation
import StrataCCrypto

/// The state of one of OpenSSL's hash functions, as a value that can be copied.
struct HashState: Sendable {
  private var context: HashContext

  init(_ algorithm: HashAlgorithm) { context = HashContext(algorithm) }

  /// Adds bytes to the data that is hashed. If another value shares the state, it is copied first.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = context.copy() }
    context.update(bytes)
  }

  /// Returns the digest, without changing the state.
  func finalize() -> [UInt8] { context.copy().finish() }

  /// Returns the digest of some data.
  static func digest(of data: some DataProtocol, by algorithm: HashAlgorithm) -> [UInt8] {
    var state = HashState(algorithm)
    for region in data.regions { region.withUnsafeBytes { state.update($0) } }
    return state.finalize()
  }
}

/// The hash functions of OpenSSL that have a name in CryptoKit.
enum HashAlgorithm: Sendable {
  case md5, sha1, sha256, sha384, sha512

  fileprivate var implementation: OpaquePointer? {
    switch self {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }
}

/// A computation by OpenSSL. It fails only for lack of memory, or if the system's configuration
/// forbids the algorithm. The process then stops, since a wrong digest would be worse than none.
// @unchecked: only `HashState` changes it, and only while there is no other reference to it.
private final class HashContext: @unchecked Sendable {
  private let context: OpaquePointer

  private init() {
    guard let context = EVP_MD_CTX_new() else {
      preconditionFailure("there is not enough memory for a hash function")
    }
    self.context = context
  }

  convenience init(_ algorithm: HashAlgorithm) {
    self.init()
    let isReady = EVP_DigestInit_ex(context, algorithm.implementation, nil) == 1
    precondition(isReady, "OpenSSL does not offer \(algorithm)")
  }

  // OpenSSL overwrites the state, which may contain a key.
  deinit { EVP_MD_CTX_free(context) }

  func copy() -> HashContext {
    let other = HashContext()
    let isCopied = EVP_MD_CTX_copy_ex(other.context, context) == 1
    precondition(isCopied, "OpenSSL could not copy the state of a hash")
    return other
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    let isAdded = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1
    precondition(isAdded, "OpenSSL could not add data to a hash")
  }

  func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let isFinished = EVP_DigestFinal_ex(context, &digest, &count) == 1
    precondition(isFinished, "OpenSSL could not finish a hash")
    return Array(digest.prefix(Int(count)))
  }
}
