import Foundation
import PreviewRunner

/// Builds previews with `swift build`, and serves them by starting the program with `--previews`.
final class SwiftWorkshop: PreviewWorkshop {
  private let products: [PreviewProduct]
  private let port: Int
  private var running: [String: Process] = [:]
  private var stamps: [String: Date] = [:]

  init(products: [PreviewProduct], port: Int) {
    self.products = products
    self.port = port
  }

  func build(_ product: PreviewProduct) -> Bool {
    let process = swift(in: product, ["build", "--product", product.name])
    // Progress would hide the errors, which go to standard output too.
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return true }
    say(Self.errors(in: text))
    return false
  }

  /// Starts a product. If the build did not change it, the running program is kept.
  func serve(_ product: PreviewProduct, at port: Int) throws {
    let file = try URL(fileURLWithPath: binaries(of: product)).appendingPathComponent(product.name)
    let stamp = try file.resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate
    if let old = running[product.name] {
      if old.isRunning && stamps[product.name] == stamp { return }
      old.terminate()
      old.waitUntilExit()
    }
    let process = Process()
    process.executableURL = file
    process.arguments = ["--previews", "--port", "\(port)"]
    var environment = ProcessInfo.processInfo.environment
    environment["STRATA_GALLERIES"] = galleries
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    running[product.name] = process
    stamps[product.name] = stamp
    say("\(product.name): http://127.0.0.1:\(port)/previews")
  }

  func say(_ words: String) { FileHandle.standardOutput.write(Data((words + "\n").utf8)) }

  func endAll() {
    for process in running.values where process.isRunning { process.terminate() }
    for process in running.values { process.waitUntilExit() }
  }

  /// The names and addresses of all galleries, which link to each other, such as `Counter
  /// http://127.0.0.1:8080/previews`.
  private var galleries: String {
    guard products.count > 1 else { return "" }
    return products.enumerated().map { number, product in
      "\(product.name) http://127.0.0.1:\(port + number)/previews"
    }
    .joined(separator: "\n")
  }

  private func binaries(of product: PreviewProduct) throws -> String {
    let process = swift(in: product, ["build", "--show-bin-path"])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func swift(in product: PreviewProduct, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", arguments[0], "--package-path", product.package.path] + arguments.dropFirst()
    return process
  }

  /// Returns the compiler's messages without progress lines.
  private static func errors(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("[") && !$0.hasPrefix("Build") }
    return kept.isEmpty ? text : kept.joined(separator: "\n")
  }
}
