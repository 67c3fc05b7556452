import Foundation
import StrataDeviceServices

/// The command that changes the key of the devices' cookies, also while servers run: they read the
/// keys again when they sign a cookie, or meet one of an unknown key.
///
///     weda rotate-key
///     weda rotate-key --drop
@MainActor enum KeyCommands {
  /// Adds the command, unless the app has one of the same name.
  static func register() {
    let command = HostCommand(
      "makes a new key for the devices' cookies and keeps the earlier ones valid; --drop removes those",
      on: .keys
    ) { run($0, in: DeviceHost.dataFolder) }
    HostExtensions.commands.merge(["rotate-key": command]) { own, _ in own }
  }

  /// Runs the command in a data folder.
  ///
  /// - Returns: The exit code.
  static func run(_ words: [String], in folder: URL) -> Int32 {
    guard words.isEmpty || words == ["--drop"] else {
      return say("the arguments are wrong; use: rotate-key [--drop]", code: 2)
    }
    do throws(HostError) {
      _ = try SecretKey(folder: folder)
      let file = SecretKey.file(in: folder)
      let count = try words.isEmpty ? KeyRing.rotate(file) : KeyRing.drop(file)
      print("keys: \(count)")
      return 0
    } catch {
      return say("\(error)", code: error.exitCode)
    }
  }

  private static func say(_ sentence: String, code: Int32) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
    return code
  }
}
