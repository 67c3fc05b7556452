import Foundation
import StrataFoundationAdditions
import Testing

@Suite struct WritingOptionsTests {
  @Test func `the deprecated writing option atomicWrite equals atomic and replaces the file`()
    throws
  {
    let options: Data.WritingOptions = [.atomicWrite]
    #expect(options == .atomic)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("old".utf8).write(to: file)
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    try Data("new".utf8).write(to: file, options: options)
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    let numbers = (before as? NSNumber, after as? NSNumber)
    #expect(numbers.0 != nil && numbers.0 != numbers.1, "another file replaces the old one")
  }
}
