import Foundation

/// The secret that signs the tokens of a project whose data are kept.
enum KeptSecret {
  /// Reads the secret of a folder, or draws one and stores it for its owner only.
  ///
  /// - Parameter folder: The folder of the data.
  /// - Returns: The secret.
  /// - Throws: Foundation's errors if the file cannot be read or created.
  static func read(in folder: URL) throws -> [UInt8] {
    let file = folder.appending(path: "secret")
    if let stored = try? Data(contentsOf: file), stored.count == 32 { return Array(stored) }
    let drawn = Data(Tokens.drawnSecret())
    try drawn.write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    return Array(drawn)
  }
}
