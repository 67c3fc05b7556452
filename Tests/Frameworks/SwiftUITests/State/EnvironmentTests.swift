import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Tally {
  var counts: [String: Int] = [:]
  func note(_ name: String) { counts[name, default: 0] += 1 }
}

extension EnvironmentValues {
  @Entry fileprivate var mood = "calm"
  @Entry fileprivate var pace = 1
}

@MainActor @Observable private final class Session {
  var user = "ada"
}

private struct Deep: View {
  let tally: Tally
  @Environment(\.mood) private var mood
  var body: some View {
    let _ = tally.note("deep")
    Text("mood \(mood)")
  }
}

private struct Between: View {
  let tally: Tally
  var body: some View {
    let _ = tally.note("between")
    VStack { Deep(tally: tally) }
  }
}

private struct Holder: View {
  let tally: Tally
  @State private var mood = "happy"
  @State private var pace = 1
  var body: some View {
    VStack {
      Between(tally: tally).environment(\.mood, mood)
      Deep(tally: tally)
      Button("Sad") { mood = "sad" }
      Button("Same") { pace += 1 }
      Text("pace \(pace)")
    }
  }
}

private struct UserView: View {
  @Environment(Session.self) private var session
  @Environment(Session.self) private var maybe: Session?
  var body: some View {
    Text("\(session.user) \(maybe == nil ? "no" : "yes")")
    Button("Rename") { session.user = "grace" }
  }
}

private struct NoUserView: View {
  @Environment(Session.self) private var maybe: Session?
  var body: some View { Text(maybe == nil ? "nobody" : "somebody") }
}

private struct Nested: View {
  @State private var isOff = false
  var body: some View {
    VStack {
      VStack { Button("Inner") {} }.disabled(isOff)
      Button("Off") { isOff = true }
    }
    .transformEnvironment(\.pace) { $0 += 1 }
  }
}

private struct Wild: View {
  @State private var number = 0
  let tally: Tally
  var body: some View {
    VStack {
      Between(tally: tally).environment(\.mood, "fixed")
      Button("Add \(number)") { number += 1 }
    }
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func `an environment value reaches only the views below it`() throws {
    let screen = Screen(Holder(tally: Tally()))
    #expect(screen.lines.prefix(2) == ["mood happy", "mood calm"])
    try screen.button("Sad").tap()
    #expect(screen.lines.prefix(2) == ["mood sad", "mood calm"])
  }

  @Test func `setting an equal value again evaluates no view below`() throws {
    let tally = Tally()
    let screen = Screen(Wild(tally: tally))
    try screen.button("Add 0").tap()
    #expect(tally.counts == ["between": 1, "deep": 1])
  }

  @Test func `an object in the environment is read and written`() throws {
    let screen = Screen(UserView().environment(Session()))
    #expect(screen.lines.first == "ada yes")
    try screen.button("Rename").tap()
    #expect(screen.lines.first == "grace yes")
    #expect(Screen(NoUserView()).text == "nobody")
  }

  @Test func `disabled applies to the controls inside`() throws {
    let screen = Screen(Nested())
    try screen.button("Inner").tap()
    try screen.button("Off").tap()
    #expect(try screen.button("Inner").isDisabled)
    #expect(throws: ScreenFailure.self) { try screen.button("Inner").tap() }
  }

  @Test func `the window's language is the locale of the environment`() {
    struct Language: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: locale.identifier) }
    }
    #expect(Screen(Language(), language: "pt").text == "pt")
  }
}
