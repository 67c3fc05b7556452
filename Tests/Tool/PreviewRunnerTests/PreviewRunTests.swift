import Foundation
import StrataKitTesting
import Testing

@testable import PreviewRunner

@Suite struct PreviewRunTests {
  /// A workshop that records its calls.
  private final class Bench: PreviewWorkshop {
    var breaks: Set<String> = []
    var log: [String] = []

    func build(_ product: PreviewProduct) -> Bool {
      log.append("build \(product.name)")
      return !breaks.contains(product.name)
    }

    func serve(_ product: PreviewProduct, at port: Int) {
      log.append("serve \(product.name) \(port)")
    }

    func say(_ words: String) {}
  }

  private let products = ["a", "b"].map {
    PreviewProduct(name: $0, package: URL(fileURLWithPath: "/p"))
  }

  @Test func `previews are built and served, and built again only after a file is saved`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = Bench()
    let run = PreviewRun(products: products, port: 90, workshop: bench) {
      SourceSnapshot(folders: [folder])
    }
    #expect(try run.begin())
    #expect(bench.log == ["build a", "serve a 90", "build b", "serve b 91"])
    bench.log = []
    try run.look()
    #expect(bench.log == [])
    try "let x = 10".write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    bench.breaks = ["a"]
    try run.look()
    #expect(
      bench.log == ["build a", "build b", "serve b 91"],
      "a program whose build failed is not served again")
    bench.log = []
    try run.look()
    #expect(bench.log == [], "a broken build is not tried again until something is saved")
  }

  @Test func `the preview runner notices a saved file within a second`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = Bench()
    let run = PreviewRun(products: products, port: 90, workshop: bench) {
      SourceSnapshot(folders: [folder])
    }
    #expect(try run.begin())
    bench.log = []
    var (passed, saved): (Double, Double?) = (0, nil)
    try run.follow { seconds in
      if let saved {
        // It may have been saved just after the last check.
        #expect(bench.log.isEmpty == (passed == saved))
        if passed > saved { return false }
      } else if passed > 1 {
        saved = passed
        try "let x = 1000".write(
          to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
      }
      passed += seconds
      return true
    }
    let moment = try #require(saved)
    #expect(passed - moment <= 1)
    #expect(bench.log.first == "build a")
  }

  @Test func `a preview run returns false if none of its products can be built`() throws {
    let bench = Bench()
    bench.breaks = ["a", "b"]
    let run = PreviewRun(products: products, port: 1, workshop: bench) {
      SourceSnapshot(folders: [])
    }
    #expect(try !run.begin())
  }

  @Test func `two snapshots differ by new, changed and removed files, but not by temporary ones`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = SourceSnapshot(folders: [folder])
    for name in [".hidden.swift", "A.swift~"] {
      try "".write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
    #expect(SourceSnapshot(folders: [folder]).changes(since: old) == [])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("A.swift"))
    try "".write(to: folder.appendingPathComponent("B.txt"), atomically: false, encoding: .utf8)
    let changes = SourceSnapshot(folders: [folder]).changes(since: old)
    #expect(changes.map { URL(fileURLWithPath: $0).lastPathComponent } == ["A.swift", "B.txt"])
  }

  @Test func `an unchanged generated package is not written again`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"name": "P", "path": "\(folder.path)", "products": [
        {"name": "Kit", "targets": ["Screens"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "Screens", "type": "library", "path": "S",
                    "product_dependencies": ["SwiftUI"]}]}
      """
    let plan = try PreviewPlan(DescribedPackage(json: Data(json.utf8)))
    let stage = PreviewStage(plan: plan, strata: URL(fileURLWithPath: "/strata"))
    try stage.write()
    let first = SourceSnapshot(folders: [folder, stage.folder])
    try stage.write()
    #expect(SourceSnapshot(folders: [folder, stage.folder]) == first)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("previews-\(UUID().uuidString)/folder", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "let x = 1".write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    return folder
  }
}
