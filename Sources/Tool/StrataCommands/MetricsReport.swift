import Foundation
import StrataLayerRules

/// The report `strata check --report metrics`: the instability, abstractness and distance of each
/// module, and with `--ratchet` those whose distance has grown.
struct MetricsReport {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let project = try Project(folder: folder, parsed: parsed)
    let sources = try project.sources(also: .declarations)
    let metrics = ModuleMetrics.all(in: sources)
    let troubles = sources.troubles.map { "unread: \($0)" }
    var lines = Self.table(metrics) + troubles
    guard let name = parsed.value("--ratchet") else {
      return Outcome(
        lines.joined(separator: "\n"), exitCode: troubles.isEmpty ? 0 : 2, isReport: true)
    }
    let ratchet = MetricsRatchet(url: URL(fileURLWithPath: name, relativeTo: folder))
    let judged = try ratchet.judge(metrics, isWhole: troubles.isEmpty)
    lines += judged.worse + [judged.remark]
    let exitCode: Int32 = !judged.worse.isEmpty ? 1 : troubles.isEmpty ? 0 : 2
    return Outcome(lines.joined(separator: "\n"), exitCode: exitCode, isReport: true)
  }

  private static func table(_ metrics: [ModuleMetrics]) -> [String] {
    let heads = ["module", "used by", "uses", "instability", "abstractness", "distance"]
    let rows = metrics.map { one in
      [
        one.module, "\(one.userCount)", "\(one.usedCount)", percent(one.instability),
        percent(one.abstractness), percent(one.distance),
      ]
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heads] + rows).map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }
      return cells.joined(separator: "  ")
    }
  }

  private static func percent(_ number: Int?) -> String { number.map { "\($0) %" } ?? "–" }
}
