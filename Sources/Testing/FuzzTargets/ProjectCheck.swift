import Foundation
import StrataProjectFacts

/// The fuzzing check of what a stranger's Xcode project consists of: both readers of a project agree
/// about it, an error names a line of the text, and settings stay within the memory.
enum ProjectCheck {
  static func check(_ text: String) throws(FuzzFailure) {
    try checkProject(text)
    try checkWorkspace(text)
    try checkSettings(text)
  }

  private static func checkProject(_ text: String) throws(FuzzFailure) {
    let path = "App/App.xcodeproj/project.pbxproj"
    let project = try? XcodeProject(text: text, path: path)
    let facts: XcodeBuildFacts
    do {
      facts = try XcodeBuildFacts(text: text, path: path)
    } catch {
      try hold(project == nil, "one reader refuses what the other accepts")
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return try hold(
        (1...lines).contains(error.line ?? 1), "the error is in line \(error.line ?? 0) of \(lines)"
      )
    }
    guard let project else { throw FuzzFailure("one reader refuses what the other accepts") }
    let names = Set(project.targets.map(\.name))
    try hold(
      Set(facts.targets.map(\.name)) == names, "the readers find other targets than \(names)")
  }

  private static func checkWorkspace(_ text: String) throws(FuzzFailure) {
    let members = XcodeWorkspace(text: text).members
    let tags = text.utf8.count { $0 == UInt8(ascii: "<") }
    try hold(members.count <= tags, "\(tags) tags have \(members.count) members")
  }

  private static func checkSettings(_ text: String) throws(FuzzFailure) {
    var settings = XcodeBuildSettings()
    // A short file includes itself.
    settings.add(file: text) { _ in text.utf8.count < 256 ? text : nil }
    for name in settings.names {
      try hold(
        (settings[name] ?? "").utf8.count <= 4 << 20, "the setting \(name) is longer than 4 MB")
    }
    let name = XcodeBuildSettings.identifier(text)
    try hold(name.first?.isNumber != true, "an identifier begins with a digit")
  }
}
