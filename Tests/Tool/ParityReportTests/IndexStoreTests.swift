import Foundation
import StrataKitTesting
import Testing

@testable import ParityReport

/// Tests of a small source, built as by SwiftPM, and its index.
@Suite struct IndexStoreTests {
  private static let source = """
    public protocol Drawn { func draw(_ size: Int) }
    public struct First { public var time: Int; public static let middle = 1 }
    public struct Second { public var time: Int; public static let middle = 2 }
    public func shown(_ a: Int) {}
    public func shown(_ a: String) {}
    @resultBuilder public enum Builder {
      public static func buildBlock(_ a: Int...) -> Int { a.count }
      public static func buildArray(_ a: [Int]) -> Int { 0 }
    }
    @propertyWrapper public struct Kept {
      public var wrappedValue: Int
      public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      public init(wrappedValue: Int, name: String) { self.wrappedValue = wrappedValue }
    }
    struct Circle: Drawn { func draw(_ size: Int) {} }
    @Builder func built() -> Int { 1 }
    func use(_ second: Second) -> Int {
      @Kept var kept = 3
      shown(1)
      return second.time + Second.middle + kept
    }
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compile(_ source: String) throws {
    try Data(source.utf8).write(to: folder.url.appendingPathComponent("t.swift"))
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = [
      "swiftc", "-parse-as-library", "-module-name", "t", "-c", "t.swift", "-o", "t.o",
      "-index-store-path", "index",
    ]
    swift.currentDirectoryURL = folder.url
    try swift.run()
    swift.waitUntilExit()
    try #require(swift.terminationStatus == 0)
  }

  private func read() throws -> IndexReading {
    try IndexStore(
      library: Toolchain.library("libIndexStore.so"),
      folder: folder.url.appendingPathComponent("index")
    ).read { $0.hasSuffix("/t.swift") }
  }

  @Test func `of several symbols with the same name only the referenced one is used`() throws {
    try compile(Self.source)
    let used = try read().used
    #expect(used.contains("s:1t6SecondV4timeSivp") && !used.contains("s:1t5FirstV4timeSivp"))
    #expect(used.contains("s:1t6SecondV6middleSivpZ"))
    #expect(!used.contains("s:1t5FirstV6middleSivpZ"))
    #expect(used.contains("s:1t5shownyySiF") && !used.contains("s:1t5shownyySSF"))
  }

  @Test func `the implementation of a protocol requirement counts as a use of the requirement`()
    throws
  {
    try compile(Self.source)
    #expect(try read().used.contains("s:1t5DrawnP4drawyySiF"))
    try compile("public protocol Drawn { func draw(_ size: Int) }")
    #expect(try !read().used.contains("s:1t5DrawnP4drawyySiF"))
  }

  @Test func `implicit calls of the compiler are uses`() throws {
    try compile(Self.source)
    let used = try read().used
    #expect(used.contains("s:1t7BuilderO10buildBlockyS2id_tFZ"))
    #expect(!used.contains("s:1t7BuilderO10buildArrayyS2iSgFZ"))
    #expect(used.contains("s:1t4KeptV12wrappedValueACSi_tcfc"))
    #expect(!used.contains("s:1t4KeptV12wrappedValue4nameACSi_SStcfc"))
  }

  @Test func `the index gives the time at which each source was compiled`() throws {
    let before = Date()
    try compile(Self.source)
    let compiled = try #require(try read().compiled.first)
    #expect(compiled.key.hasSuffix("/t.swift"))
    #expect(compiled.value.timeIntervalSince(before) > -1)
    #expect(compiled.value <= Date())
  }

  @Test func `a missing index is reported`() {
    let problems = #expect(throws: ParityProblems.self) { try read() }
    #expect(problems?.description.contains("/index cannot be read") == true)
  }

  @Test func `a missing library is reported`() {
    let gone = IndexStore(library: URL(fileURLWithPath: "/nowhere/lib.so"), folder: folder.url)
    let problems = #expect(throws: ParityProblems.self) { try gone.read { _ in true } }
    #expect(problems?.description.contains("/nowhere/lib.so") == true)
  }
}
