public import Foundation

/// A Web Push message as http-ece and py-vapid read it, which share no code with ours.
///
/// `Scripts/fetch-webpush` puts both into the build folder.
///
///     let reading = try PushReading.read(
///       request.body, authorization: header, privateKey: key, secret: secret)
///     #expect(reading.isSigned && reading.text == "{}")
public struct PushReading: Decodable, Equatable, Sendable {
  /// The signed statements of the sender, by which a push service recognizes it.
  public struct Claims: Decodable, Equatable, Sendable {
    /// The origin of the push service.
    public var aud: String
    /// The end of the token's validity, in seconds since 1970.
    public var exp: Int
    /// The address at which the push service reaches the sender's operator.
    public var sub: String

    /// Creates claims to compare with.
    ///
    /// - Parameters:
    ///   - aud: The origin of the push service.
    ///   - exp: The end of the token's validity, in seconds since 1970.
    ///   - sub: The address of the sender's operator.
    public init(aud: String, exp: Int, sub: String) {
      self.aud = aud
      self.exp = exp
      self.sub = sub
    }
  }

  /// The error of a machine without the two programs.
  public struct Missing: Error, CustomStringConvertible {
    public var description: String {
      "the Python packages http-ece and py-vapid are missing: run 'Scripts/setup test'"
    }
  }

  /// The decrypted text.
  public var text: String
  /// The statements of the sender's token.
  public var claims: Claims
  /// A Boolean value that indicates whether the token is signed with the key beside it.
  public var isSigned: Bool

  /// Creates a reading to compare with.
  ///
  /// - Parameters:
  ///   - text: The decrypted text.
  ///   - claims: The statements of the sender's token.
  ///   - isSigned: Whether the token is signed with the key beside it.
  public init(text: String, claims: Claims, isSigned: Bool) {
    self.text = text
    self.claims = claims
    self.isSigned = isSigned
  }

  /// Reads the request that a push service received.
  ///
  /// - Parameters:
  ///   - body: The encrypted message.
  ///   - authorization: The header `Authorization` of the request.
  ///   - privateKey: The private key of the browser's subscription, in the form of PKCS #8 or SEC 1.
  ///   - secret: The secret of the browser's subscription.
  /// - Returns: The text and the sender's statements.
  /// - Throws: ``Missing`` if the programs are not installed; a `DecodingError` if they cannot read
  ///   the message.
  public static func read(
    _ body: [UInt8], authorization: String, privateKey: Data, secret: Data
  ) throws -> PushReading {
    let python = root.appendingPathComponent(".build/tools/webpush/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else { throw Missing() }
    let question = [
      "private": privateKey.base64EncodedString(), "secret": secret.base64EncodedString(),
      "body": Data(body).base64EncodedString(), "authorization": authorization,
    ]
    let script = root.appendingPathComponent("Scripts/read-push")
    let answer = try ask(python, script, JSONEncoder().encode(question))
    return try JSONDecoder().decode(PushReading.self, from: answer)
  }

  /// Runs a script with an input, and returns its output.
  private static func ask(_ python: URL, _ script: URL, _ question: Data) throws -> Data {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = python
    process.arguments = [script.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(question)
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return answer
  }

  /// The repository's folder.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
}
