extension HostOptions {
  /// The bytes that a device may store without an option: a hundred mebibytes.
  static let usualDeviceBytes = 100 << 20

  /// Checks the least important level of the log, which the modules `os` and `OSLog` read.
  static func checkLevel(_ text: String) throws(HostError) {
    let levels = ["debug", "info", "notice", "error", "fault"]
    guard text.isEmpty || text.lowercased() == "off" || levels.contains(text.lowercased()) else {
      throw .usage("STRATA_LOG must be \(levels.joined(separator: ", ")) or off, not '\(text)'")
    }
  }

  static func days(_ text: String) throws(HostError) -> Int {
    guard let days = Int(text), (2...RetentionRounds.usualDays).contains(days) else {
      throw .usage(
        "--keep-devices must be 2 to \(RetentionRounds.usualDays) days, not '\(text)'")
    }
    return days
  }

  static func bytes(_ text: String, _ name: String, from least: Int) throws(HostError) -> Int {
    guard let bytes = Int(text), (least...1_000_000_000_000).contains(bytes) else {
      throw .usage("\(name) must be \(least) to 1000000000000, not '\(text)'")
    }
    return bytes
  }
}
