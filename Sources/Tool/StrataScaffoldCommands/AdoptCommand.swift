import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata adopt`.
struct AdoptCommand {
  let folder: URL
  let parsed: ParsedCommand
  /// The terminal at which to ask where the project leaves a choice; `nil` to refuse then.
  var terminal: Terminal?

  func run() throws -> Outcome {
    do {
      let top = parsed.operands.first.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
      let steps = StepFolder(top)
      return try steps.alone { try adopted(top.standardizedFileURL, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }

  private func adopted(_ top: URL, _ steps: StepFolder) throws -> Outcome {
    if !parsed.has("--print") { try steps.recover() }
    let project = try steps.recovered(ProjectSnapshot(folder: top))
    if let book = project.files["strata.json"], ProjectLayout(ruleBook: book) != nil {
      throw CheckProblem(
        text: "this project was made by 'strata new', so use 'strata add' without 'strata adopt'")
    }
    let guess = try example(in: project)
    let style = guess.style(containers: try containers(of: guess, in: project))
    let json = try style.json()
    if parsed.has("--print") { return Outcome(String(decoding: json, as: UTF8.self), end: "") }
    guard project.files[AdoptedStyle.path] == nil else {
      throw CheckProblem(
        text:
          "\(AdoptedStyle.path) already exists and was not changed; '--print' prints a new guess")
    }
    let change = FileChange(path: AdoptedStyle.path, before: nil, after: json)
    try steps.apply([change], command: "adopt")
    return Outcome(text(style, guess))
  }

  private func text(_ style: AdoptedStyle, _ guess: StyleGuess) -> String {
    let known = Set(style.containers)
    let places = guess.mentions.filter { place in !known.contains { place.hasPrefix("\($0):") } }
    let parts =
      style.files.entity.map { "  entity     \($0)" }
      + style.files.feature.map { "  feature    \($0)" }
      + style.containers.map { "  container  \($0)" }
      + places.map { "  unchanged  \($0), which names \(style.example), too" }
    return """
      'strata add' makes entities like \(style.example) and features like \(style.feature):
      \(parts.joined(separator: "\n"))
      wrote \(AdoptedStyle.path): commit it, correct it if a line is wrong, and let git ignore .strata/
      """
  }

  // MARK: Choices

  /// Returns the entity that serves as the example.
  ///
  /// - Throws: ``CheckProblem`` if there is none, or if several are equally good and nobody chose.
  private func example(in project: ProjectSnapshot) throws -> StyleGuess {
    let all = StyleGuess.all(in: project)
    if let name = parsed.value("--like") {
      guard let guess = all.first(where: { $0.example == name }) else {
        throw CheckProblem(
          text:
            "'\(name)' cannot be the example: it needs a file with its struct or class, a screen such as "
            + "\(name)View.swift, and another file such as \(name)Repository.swift")
      }
      return guess
    }
    guard let best = all.first else {
      throw CheckProblem(
        text: "found no entity to imitate: one needs three files named after it, such as "
          + "Order.swift, OrderView.swift and OrderRepository.swift")
    }
    let files = best.style(containers: []).files
    let rivals = all.filter { $0.fileCount == best.fileCount }
    guard rivals.contains(where: { $0.style(containers: []).files != files }) else { return best }
    if let chosen = rivals.first(where: { isAffirmed("Make new entities like \($0.example)?") }) {
      return chosen
    }
    let names = rivals.map(\.example).joined(separator: ", ")
    throw CheckProblem(
      text:
        "\(names) could each be the example, with \(best.fileCount) files in different folders or "
        + "with different names; choose one with '--like'")
  }

  /// Returns the files that connect the parts.
  ///
  /// - Throws: ``CheckProblem`` if a named one is missing, or if none is named like a container,
  ///   others use the example, and nobody chose.
  private func containers(
    of guess: StyleGuess, in project: ProjectSnapshot
  ) throws -> [String] {
    if parsed.has("--no-container") { return [] }
    let named = parsed.all("--container")
    if let missing = named.first(where: { project.files[$0] == nil || !$0.hasSuffix(".swift") }) {
      throw CheckProblem(text: "'\(missing)' is no Swift file of this project")
    }
    guard named.isEmpty, guess.containers.isEmpty, !guess.mentions.isEmpty else {
      return named.isEmpty ? guess.containers : named
    }
    let paths = guess.mentions.map { String($0.prefix { $0 != ":" }) }
    if terminal != nil {
      return paths.filter {
        isAffirmed("Does \($0) create and connect the objects, as a dependency container does?")
      }
    }
    throw CheckProblem(
      text:
        "no file that uses \(guess.example) is named like a dependency container; these use it: "
        + "\(paths.joined(separator: ", ")); choose with '--container', or use '--no-container'")
  }

  private func isAffirmed(_ question: String) -> Bool { terminal?.affirms(question) == true }
}
