import Foundation
import StrataLayerRules
import StrataSignals

/// The file with the distance of each module, which may become smaller and not larger.
struct MetricsRatchet {
  let url: URL

  private var name: String { url.lastPathComponent }

  /// Compares metrics with the file, and writes smaller distances and new modules into it.
  ///
  /// - Parameters:
  ///   - metrics: the metrics of all modules.
  ///   - isWhole: whether every file was read; if not, nothing is written.
  /// - Returns: a sentence about each module whose distance has grown, and one about the file.
  /// - Throws: ``CheckProblem`` if the file cannot be read or written.
  func judge(
    _ metrics: [ModuleMetrics], isWhole: Bool
  ) throws(CheckProblem) -> (worse: [String], remark: String) {
    let known = try read()
    let distances = metrics.compactMap { one in one.distance.map { (one.module, $0) } }
    let worse = distances.compactMap { module, distance -> String? in
      guard let old = known[module], distance > old else { return nil }
      return
        "\(module): the distance from the main sequence (abstractness + instability = 1) has grown from \(old) % to \(distance) %"
    }
    let next = Dictionary(uniqueKeysWithValues: distances).merging(known) { min($0, $1) }
      .filter { entry in distances.contains { $0.0 == entry.key } }
    guard isWhole, next != known else {
      let sum =
        worse.isEmpty ? "no distance has grown" : "\(worse.count) of \(distances.count) grew"
      return (worse, "ratchet: \(sum)")
    }
    try write(next)
    return (worse, "ratchet: \(name) has new distances; commit it")
  }

  private func read() throws(CheckProblem) -> [String: Int] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    do { return try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url)) } catch {
      throw CheckProblem(
        text:
          "'\(name)' is not a JSON object of whole numbers, one distance for each module; remove or correct it"
      )
    }
  }

  private func write(_ distances: [String: Int]) throws(CheckProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let json = try encoder.encode(distances) + Data("\n".utf8)
      try Interruptions.held { try json.write(to: url, options: .atomic) }
    } catch {
      throw CheckProblem(text: "'\(name)' cannot be written: check that its folder exists")
    }
  }
}
