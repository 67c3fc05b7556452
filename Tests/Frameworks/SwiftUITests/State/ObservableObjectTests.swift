import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Library: ObservableObject {
  @Published var title = "Dune"
  @Published var count = 0
  static var made = 0
  init() { Self.made += 1 }
}

private struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View {
    TextField("Title", text: $library.title)
    Text("\(library.title) ×\(library.count)")
  }
}

private struct Owner: View {
  @StateObject private var library = Library()
  @State private var id = 0
  var body: some View {
    VStack {
      Shelf(library: library)
      Button("Buy") { library.count += 1 }
    }
  }
}

private struct Host: View {
  @State private var id = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Owner().id(id)
      Button("Renew") { id += 1 }
      Button("Other \(other)") { other += 1 }
    }
  }
}

private struct Counted: View {
  @ObservedObject var library: Library
  let note: () -> Void
  var body: some View {
    let _ = note()
    Text("\(library.title) ×\(library.count)")
  }
}

private struct Outer: View {
  var body: some View { VStack { Reader() } }
}

private struct Reader: View {
  @EnvironmentObject private var library: Library
  var body: some View {
    Text(library.title)
    Button("Rename") { library.title = "Emma" }
    TextField("New title", text: $library.title)
  }
}

private struct Listener: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var total = 0
  @State private var isThere = true
  var body: some View {
    Text("total \(total)")
    if isThere { Text("on").onReceive(subject) { total += $0 } }
    Button("Leave") { isThere = false }
  }
}

@MainActor @Suite(.serialized) struct SwiftUIObservableObjectTests {
  @Test func `a view shows the value of an observed object after its change`() throws {
    let screen = Screen(Owner())
    #expect(screen.lines.contains("Dune ×0"))
    try screen.button("Buy").tap()
    #expect(screen.lines.contains("Dune ×1"))
    try screen.field("Title").type("!")
    #expect(screen.lines.contains("Dune! ×1"))
  }

  @Test func `a state object is made once for each identity`() throws {
    Library.made = 0
    let screen = Screen(Host())
    try screen.button("Buy").tap()
    try screen.button("Other 0").tap()
    #expect(Library.made == 1)
    #expect(screen.lines.contains("Dune ×1"))
    try screen.button("Renew").tap()
    #expect(Library.made == 2)
    #expect(screen.lines.contains("Dune ×0"))
  }

  @Test func `several changes in one turn draw the view once`() throws {
    let library = Library()
    var draws = 0
    let screen = Screen(Counted(library: library) { draws += 1 })
    #expect(draws == 1)
    library.title = "Emma"
    library.count = 3
    #expect(screen.lines == ["Emma ×3"])
    #expect(draws == 2)
    screen.flush()
    #expect(draws == 2, "an unchanged object draws nothing")
  }

  @Test func `an environment object is passed down`() throws {
    let library = Library()
    let screen = Screen(VStack { Reader() }.environmentObject(library))
    try screen.button("Rename").tap()
    #expect(screen.lines.first == "Emma")
    try screen.field("New title").type("s")
    #expect(library.title == "Emmas")
  }

  @Test func `onReceive stops when its view is removed`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen(Listener(subject: subject))
    subject.send(2)
    #expect(screen.lines.first == "total 2")
    subject.send(3)
    #expect(screen.lines.first == "total 5")
    try screen.button("Leave").tap()
    subject.send(4)
    #expect(screen.lines.first == "total 5")
  }

  @Test func `a state object is released with its view`() throws {
    weak var weakLibrary: Library?
    let screen = Screen(Keeper { weakLibrary = $0 })
    #expect(weakLibrary != nil)
    screen.close()
    #expect(weakLibrary == nil)
  }

  @Test func `a missing environment object stops the program with a message that names the view`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen(Outer()).text }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("no Library in the environment"))
    #expect(words.contains("where: Outer › Reader"))
    #expect(words.contains("call .environmentObject(_:) with a Library"))
  }
}

private struct Keeper: View {
  @StateObject private var library = Library()
  let tell: (Library) -> Void
  init(tell: @escaping (Library) -> Void) { self.tell = tell }
  var body: some View {
    let _ = tell(library)
    Text(library.title)
  }
}
