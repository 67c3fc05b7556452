import Foundation

/// Writes changes in the unified format of `diff -u` and git.
public enum UnifiedDiff {
  /// The number of context lines around a change.
  private static let context = 3

  /// Returns the changes as a unified diff.
  public static func text(_ changes: [FileChange]) -> String {
    changes.map(text).joined()
  }

  private static func text(_ change: FileChange) -> String {
    let old = lines(change.before)
    let new = lines(change.after)
    let from = change.before == nil ? "/dev/null" : "a/\(change.path)"
    let to = change.after == nil ? "/dev/null" : "b/\(change.path)"
    return "--- \(from)\n+++ \(to)\n" + hunks(edits(old, new)).map(hunk).joined()
  }

  private struct Edit {
    /// The sign before a line: a space, `-` or `+`.
    var sign: Character
    var line: Substring
    /// The number of preceding lines in the old text; that in the new text likewise.
    var old: Int
    var new: Int
  }

  private static func lines(_ data: Data?) -> [Substring] {
    guard let data, !data.isEmpty else { return [] }
    // In bytes: a carriage return with its line feed is one character.
    let feed = UInt8(ascii: "\n")
    let isEnded = data.last == feed
    let text = String(decoding: data, as: UTF8.self)
    let ended = isEnded ? text : "\(text)\n\\ No newline at end of file\n"
    var lines = ended.utf8.dropLast().split(separator: feed, omittingEmptySubsequences: false)
      .map { Substring($0) }
    // The mark belongs to the line before it, which differs from the same line with a line feed.
    if !isEnded, lines.count > 1 {
      let mark = lines.removeLast()
      lines[lines.count - 1] = Substring("\(lines[lines.count - 1])\n\(mark)")
    }
    return lines
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from), from < old.count {
        edits.append(Edit(sign: "-", line: old[from], old: from, new: to))
        from += 1
      } else if inserted.contains(to), to < new.count {
        edits.append(Edit(sign: "+", line: new[to], old: from, new: to))
        to += 1
      } else {
        edits.append(Edit(sign: " ", line: new[to], old: from, new: to))
        from += 1
        to += 1
      }
    }
    return edits
  }

  private static func hunks(_ edits: [Edit]) -> [ArraySlice<Edit>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].sign != " " {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { edits[$0] }
  }

  private static func hunk(_ edits: ArraySlice<Edit>) -> String {
    guard let first = edits.first else { return "" }
    let old = edits.count { $0.sign != "+" }
    let new = edits.count { $0.sign != "-" }
    let head = "@@ -\(start(first.old, old)),\(old) +\(start(first.new, new)),\(new) @@\n"
    return head + edits.map { "\($0.sign)\($0.line)\n" }.joined()
  }

  private static func start(_ before: Int, _ count: Int) -> Int { count == 0 ? before : before + 1 }
}
