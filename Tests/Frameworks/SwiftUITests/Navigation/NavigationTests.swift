import SwiftUI
import SwiftUITesting
import Testing

private struct City: Hashable, Codable { var name: String }
private struct Day: Hashable, Codable { var number: Int }
private enum Route: Hashable, Codable { case city(String), about }

private struct Stack: View {
  @State private var path = NavigationPath()
  @State private var visits = 0
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("visits \(visits)")
        Button("Visit") { visits += 1 }
        NavigationLink("London", value: City(name: "london"))
        Button("Deep") { path = NavigationPath([City(name: "oslo")]) }
      }
      .navigationTitle("Home")
      .navigationDestination(for: City.self) { city in CityPage(city: city, visits: visits) }
      .navigationDestination(for: Day.self) { day in
        Text("day \(day.number)").navigationTitle("Day \(day.number)")
      }
    }
  }
}

private struct CityPage: View {
  let city: City
  let visits: Int
  @Environment(\.dismiss) private var dismiss
  @State private var stars = 0
  var body: some View {
    VStack {
      Text("city \(city.name) visits \(visits) stars \(stars)")
      Button("Star") { stars += 1 }
      NavigationLink("Day 3", value: Day(number: 3))
      Button("Leave") { dismiss() }
    }
    .navigationTitle(city.name)
  }
}

private struct Typed: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("About", value: Route.about)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .city(let name): Text("city \(name)")
          case .about: Text("about this app")
          }
        }
    }
  }
}

private struct Folder: Hashable, Codable { var depth: Int }

private struct Folders: View {
  @State private var label = "folder"
  var body: some View {
    NavigationStack {
      FolderPage(folder: Folder(depth: 0), label: label)
        .toolbar { Button("Relabel") { label = "box" } }
    }
  }
}

private struct FolderPage: View {
  let folder: Folder
  let label: String
  var body: some View {
    NavigationLink("In", value: Folder(depth: folder.depth + 1))
      .navigationTitle("\(label) \(folder.depth)")
      .navigationDestination(for: Folder.self) { FolderPage(folder: $0, label: label) }
  }
}

@MainActor @Suite struct NavigationTests {
  @Test func `a push shows the page, its title and its address`() throws {
    let screen = Screen(Stack())
    #expect(screen.url == "/" && screen.title == "Home")
    try screen.link("London").tap()
    #expect(screen.url == "/london")
    #expect(screen.title == "london")
    #expect(screen.text.contains("city london"))
    #expect(!screen.text.contains("visits 0\nVisit"), "the page below is not read")
  }

  @Test func `a link has the address of its page, and that address opens the page`() throws {
    let first = Screen(Stack())
    let url = try #require(try first.link("London").url)
    try first.link("London").tap()
    #expect(first.url == url)
    let second = Screen(Stack(), url: url)
    #expect(second.tree == first.tree)
    #expect(second.isUnderstood)
  }

  @Test func `an address of several pages opens them all`() throws {
    let first = Screen(Stack())
    try first.link("London").tap()
    try first.link("Day 3").tap()
    let second = Screen(Stack(), url: first.url)
    #expect(second.text.contains("day 3") && second.title == "Day 3")
    try second.link("BackButton").tap()
    #expect(second.text.contains("city london"))
    try second.link("BackButton").tap()
    #expect(second.url == "/" && second.title == "Home")
  }

  @Test func `an address of hundreds of pages opens the last 32 of them`() throws {
    let screen = Screen(Folders(), url: "/" + (1...300).map(String.init).joined(separator: "/"))
    #expect(screen.title == "folder 300" && screen.isUnderstood)
    for _ in 0..<32 { try screen.link("BackButton").tap() }
    #expect(screen.title == "folder 0" && screen.url == "/")
  }

  @Test func `the browser's Back and Forward pop and push`() throws {
    let screen = Screen(Stack())
    try screen.link("London").tap()
    let city = screen.url
    try screen.link("Day 3").tap()
    screen.back()
    #expect(screen.url == city && screen.text.contains("city london"))
    screen.back()
    #expect(screen.url == "/" && screen.text.contains("visits 0"))
    screen.forward()
    #expect(screen.url == city && screen.text.contains("city london"))
  }

  @Test func `a covered page keeps its state, a popped one loses it`() throws {
    let screen = Screen(Stack())
    try screen.button("Visit").tap()
    try screen.link("London").tap()
    #expect(screen.text.contains("visits 1 stars 0"))
    try screen.button("Star").tap()
    try screen.link("Day 3").tap()
    try screen.link("BackButton").tap()
    #expect(screen.text.contains("stars 1"))
    try screen.button("Leave").tap()
    #expect(screen.text.contains("visits 1"))
    try screen.link("London").tap()
    #expect(screen.text.contains("stars 0"))
  }

  @Test func `a path that the app changes is shown in the address`() throws {
    let screen = Screen(Stack())
    try screen.button("Deep").tap()
    #expect(screen.url == "/oslo" && screen.title == "oslo")
    screen.back()
    #expect(screen.url == "/" && screen.title == "Home")
  }

  @Test func `an unknown address shows the root and is reported as not understood`() {
    let screen = Screen(Typed(), url: "/nowhere/at/all")
    #expect(!screen.isUnderstood)
    #expect(screen.has("About"))
  }

  @Test func `a path with values of one type is shown in the address, which opens it again`() throws
  {
    let screen = Screen(Typed())
    try screen.link("About").tap()
    #expect(screen.text.contains("about this app"))
    #expect(Screen(Typed(), url: screen.url).text.contains("about this app"))
  }

  @Test func `pushed pages that declare navigationDestination again cause no endless loop`() throws
  {
    let screen = Screen(Folders())
    var loops: [[String]] = []
    screen.onLoop { loops.append($0) }
    try screen.link("In").tap()
    try screen.link("In").tap()
    #expect(screen.title == "folder 2")
    #expect(loops.isEmpty)
  }

  @Test func `a push does not update the links of the page below it`() throws {
    let screen = Screen(Folders())
    let link = try screen.link("In")
    try link.tap()
    let changed = screen.takePatch().contains { mutation in
      if case .update(link.id, _, _) = mutation { true } else { false }
    }
    #expect(!changed)
  }

  @Test func `each page's back button leads to the page below, also after an address`() throws {
    let screen = Screen(Folders(), url: "/1/2/3")
    #expect(screen.title == "folder 3")
    #expect(try screen.link("BackButton").url == "/1/2")
    try screen.link("BackButton").tap()
    #expect(screen.url == "/1/2")
    #expect(try screen.link("BackButton").url == "/1")
    #expect(try screen.link("In").url == "/1/2/3")
  }

  @Test func `a back button shows the title of the page below`() throws {
    let screen = Screen(Stack())
    try screen.link("London").tap()
    #expect(try screen.link("BackButton").lines == ["Home"])
    try screen.link("Day 3").tap()
    #expect(try screen.link("BackButton").lines == ["london"])
    try screen.link("BackButton").tap()
    #expect(try screen.link("BackButton").lines == ["Home"])
  }

  private struct Renamed: View {
    @State private var name = ""
    var body: some View {
      NavigationStack {
        NavigationLink("In") { Button("Rename") { name = "Kitchen" } }.navigationTitle(name)
      }
    }
  }

  @Test func `a back button has the title of the page below, or Back if there is none`() throws {
    let screen = Screen(Renamed())
    try screen.button("In").tap()
    #expect(try screen.link("BackButton").lines == ["Back"])
    try screen.button("Rename").tap()
    #expect(try screen.link("BackButton").lines == ["Kitchen"])
  }
}
