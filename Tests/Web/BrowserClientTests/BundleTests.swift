import Foundation
import StrataKitTesting
import Testing

@testable import StrataBrowserClient

/// Tests that the bundles consist of the modules in the folder `Client`, and of nothing else.
@Suite struct BundleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let modules = root.appending(path: "Sources/Web/StrataBrowserClient/Client")

  @Test func `building the client script again gives exactly the bundles in the repository`() throws
  {
    let made = try TemporaryFolder()
    try run("Scripts/client \(made.url.path)", in: Self.root)
    for name in BrowserClient.Name.allCases {
      let (file, fresh) = (
        try BrowserClient.file(name), try ClientFile(name: name, in: made.url)
      )
      #expect(file.bytes == fresh.bytes, "\(name.rawValue): 'make client' writes it anew")
      #expect(file.packed == fresh.packed, "\(name.rawValue): 'make client' packs it anew")
    }
  }

  @Test(arguments: BrowserClient.Name.allCases)
  func `each client file's gzip version decompresses to its plain version`(name: BrowserClient.Name)
    throws
  {
    let folder = try TemporaryFolder(), file = try BrowserClient.file(name)
    try Data(file.packed).write(to: folder.url.appending(path: "file.gz"))
    try run("gzip -d file.gz", in: folder.url)
    #expect(try Data(contentsOf: folder.url.appending(path: "file")) == Data(file.bytes))
  }

  @Test func `the TypeScript compiler finds a wrong type in a module of the client script`() throws
  {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "Client")
    try FileManager.default.copyItem(at: Self.modules, to: copy)
    let module = copy.appending(path: "client/state.js")
    let text = try String(contentsOf: module, encoding: .utf8)
    let wrong = "/** @type {number} */\nexport const planted = 'a text';\n"
    try (text + wrong).write(to: module, atomically: true, encoding: .utf8)
    // As `Scripts/client --check` does; the compiler prints what it finds to standard output.
    try run(
      "tsc --project Client >found.txt; grep -q 'state.js.*TS2322' found.txt", in: folder.url)
  }

  @Test func `the modules of the client script have no import cycle`() throws {
    let imports = try Self.imports()
    #expect(imports.count > 40)
    var found: Set<URL> = []
    func visit(_ module: URL, _ path: [URL]) {
      #expect(!path.contains(module), "\((path + [module]).map(\.lastPathComponent))")
      guard !path.contains(module), found.insert(module).inserted else { return }
      for next in imports[module] ?? [] { visit(next, path + [module]) }
    }
    for module in imports.keys {
      found = []
      visit(module, [])
    }
  }

  /// Returns the modules that each module imports.
  private static func imports() throws -> [URL: [URL]] {
    let files = FileManager.default.enumerator(at: modules, includingPropertiesForKeys: nil)
    var imports: [URL: [URL]] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "js" {
      let text = try String(contentsOf: file, encoding: .utf8)
      imports[file.standardizedFileURL] = text.matches(of: /from '(\..*)';/).map {
        file.deletingLastPathComponent().appending(path: String($0.output.1)).standardizedFileURL
      }
    }
    return imports
  }
}
