import Foundation
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataCommands

/// Tests of the questions that `strata init` asks on a terminal.
@Suite struct InitQuestionTests {
  /// A person who answers in a fixed order and then says nothing more.
  private final class Person: Sendable {
    private let answers: Mutex<[String]>
    let asked = Mutex<[String]>([])

    init(_ answers: [String]) { self.answers = Mutex(answers) }

    var terminal: Terminal {
      Terminal(
        write: { text in self.asked.withLock { $0.append(text) } },
        read: { self.answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
    }

    var questions: [String] { asked.withLock { $0 } }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Domain/City.swift", "struct City {}\n")
    try folder.write(
      "App/Presentation/CityView.swift",
      "import SwiftUI\nstruct CityView {\n  let city: City? = nil\n}\n")
  }

  private func run(_ person: Person?, _ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url, scaffold: nil, terminal: person?.terminal).run(
      ["init"] + arguments)
  }

  private var wrote: Bool {
    FileManager.default.fileExists(atPath: folder.file("strata.json").path)
  }

  @Test func `a layer below the confidence is written if a person affirms it`() {
    let person = Person(["y", " YES "])
    let outcome = run(person, "--confidence", "94")
    #expect(outcome.exitCode == 0 && wrote, "\(outcome.text)")
    #expect(
      outcome.text.hasPrefix(
        "Presentation: 93 % sure, no finding; written, since you confirmed it\n"))
    #expect(
      outcome.text.contains("\nDomain: 93 % sure, no finding; written, since you confirmed it\n"))
    #expect(
      person.questions == [
        """
        Presentation: 93 % sure, no finding
          folder      **/Presentation: the name of the layer
          imports     1 of 1 files with such imports use frameworks for screens
          references  1 of 1 to or from other layers keep the rules
        A layer is written only if it is at least 94 % sure. Write the layer Presentation nevertheless? [y/N] 
        """,
        """
        Domain: 93 % sure, no finding
          folder      **/Domain: the name of the layer
          imports     1 of 1 files import no framework such as SwiftUI or CoreData
          references  1 of 1 to or from other layers keep the rules
        A layer is written only if it is at least 94 % sure. Write the layer Domain nevertheless? [y/N] 
        """,
      ])
  }

  @Test(arguments: [["n", "no"], ["", "maybe"], []])
  func `an answer other than yes makes init do what it does without a terminal`(
    answers: [String]
  ) throws {
    let person = Person(answers)
    let outcome = run(person, "--confidence", "94")
    #expect(person.questions.count == 2)
    #expect(outcome.exitCode == 1 && wrote)
    try FileManager.default.removeItem(at: folder.file("strata.json"))
    #expect(outcome == run(nil, "--confidence", "94"))
  }

  @Test func `a refused layer becomes a question in the rule book`() throws {
    let outcome = run(Person(["y", "n"]), "--confidence", "94")
    #expect(outcome.exitCode == 0 && wrote)
    #expect(
      outcome.text.contains(
        "layers that strata is not sure of are questions under 'outside' in strata.json: Domain"),
      "\(outcome.text)")
  }

  @Test func `init asks no question about layers that are certain or that references contradict`()
    throws
  {
    try folder.write(
      "App/Data/CityStore.swift", "struct CityStore {\n  let view: CityView? = nil\n}\n")
    let person = Person(["y", "y", "y"])
    let outcome = run(person, "--print")
    #expect(person.questions == [] && outcome == run(nil, "--print"))
  }
}
