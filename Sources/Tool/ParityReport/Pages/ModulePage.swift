/// The status of UIKit's symbols, as Markdown.
public struct ModulePage {
  let table: ModuleTable

  /// Creates the page of a table.
  public init(_ table: ModuleTable) { self.table = table }

  /// The text of `docs/ledgers/uikit-parity.md`. The same table always gives the same bytes.
  public var text: String { [head, totals, types].joined(separator: "\n\n") + "\n" }

  private var head: String {
    """
    # What of Apple's UIKit is here

    For developers who bring an app with UIKit to Linux: look up whether a type or member works here.
    `make parity` writes this page from the symbol graph of the module and the tests; `make check`
    fails if it is out of date. Do not edit it. The words mean the same as on
    [SwiftUI's page](parity.md): **works** (a test uses this very symbol), **partial** and
    **accepted** (the docstring says how it differs, or why it means nothing in a browser),
    **untested**. What is not listed is absent: using it is a compile error.

    **Unchecked, all of it.** Apple's list of UIKit's symbols is not among the sources of this
    repository, so this page cannot say which share of it is here, and nothing compares its names and
    signatures with Apple's, as `make check` does for SwiftUI. They follow Apple's documentation; a
    wrong one shows when an app is compiled on a Mac.

    Known to differ: `UIHostingController`, `UIHostingConfiguration`, `UIViewRepresentable`,
    `UIViewControllerRepresentable`, their contexts and `UIApplicationDelegateAdaptor` are
    declared in SwiftUI on Apple's platforms; here a file that uses them imports UIKit too.
    """
  }

  private var totals: String {
    let words = ParityStatus.words.dropLast()
    let lines = words.map { "| \($0) | \(table.count($0)) |" }
    return (["| status | symbols |", "|---|--:|"] + lines + ["| all | \(table.count) |"])
      .joined(separator: "\n")
  }

  private var types: String {
    let lines = table.families.map(line)
    return
      (["| type | works | of | what differs, and what no test uses |", "|---|--:|--:|---|"] + lines)
      .joined(separator: "\n")
  }

  private func line(_ family: ModuleTable.Family) -> String {
    let works = family.rows.count { $0.status == .works }
    return "| `\(family.name)` | \(works) | \(family.rows.count) | \(notes(family)) |"
  }

  /// Returns the notes of a type. A note on the type itself is not repeated for each member.
  private func notes(_ family: ModuleTable.Family) -> String {
    let own = family.rows.first { $0.name.isEmpty }?.status
    let notes = ParityStatus.words.dropFirst().compactMap { word -> String? in
      let rows = family.rows.filter { row in
        row.status.word == word && (row.name.isEmpty || !isInherited(row.status, own, family.name))
      }
      return rows.isEmpty ? nil : "\(word): " + rows.map(entry).joined(separator: ", ")
    }
    return notes.joined(separator: "; ").replacing("|", with: "\\|")
  }

  private func isInherited(_ status: ParityStatus, _ own: ParityStatus?, _ type: String) -> Bool {
    switch status {
    case .partial(let words), .accepted(let words): words == "as \(type) is"
    case .works, .untested, .absent: false
    }
  }

  private func entry(_ row: ModuleTable.Row) -> String {
    let name = row.name.isEmpty ? "the type" : "`\(row.name)`"
    switch row.status {
    case .partial(let words), .accepted(let words): return "\(name) (\(words.trimmedStop))"
    case .works, .untested, .absent: return name
    }
  }
}
