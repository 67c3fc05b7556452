import StrataSwiftEdits
import Testing

/// Tests of the edits that give a window its tabs, and a row its link.
@Suite struct TabTests {
  private func app(_ content: String) throws -> SwiftSource {
    let lines = content.split(separator: "\n").map { "            \($0)\n" }.joined()
    return try SwiftSource(
      path: "App.swift",
      text: "import SwiftUI\n\nstruct A: App {\n    var body: some Scene {\n"
        + "        WindowGroup {\n\(lines)        }\n    }\n}\n")
  }

  @Test func `adding a tab to a window without tabs moves its content into the first of two tabs`()
    throws
  {
    var source = try app("Home(\n    model: .init()\n)")
    let isDone = source.addTab("Orders()", label: ["Text(\"B\")"], first: ["Text(\"A\")"])
    #expect(isDone)
    let expected = try app(
      """
      TabView {
          Home(
              model: .init()
          )
          .tabItem {
              Text("A")
          }
          Orders()
              .tabItem {
                  Text("B")
              }
      }
      """)
    #expect(source.edited == expected.edited)
  }

  @Test func `adding a tab to a window with tabs puts it after the last`() throws {
    let tabs = "TabView {\n    Home()\n        .tabItem { Text(\"A\") }\n"
    var source = try app(tabs + "}\n.tint(.red)")
    let isDone = source.addTab("Orders()", label: ["Text(\"B\")"], first: [])
    #expect(isDone)
    let new = "    Orders()\n        .tabItem {\n            Text(\"B\")\n        }\n"
    #expect(try source.edited == app(tabs + new + "}\n.tint(.red)").edited)
  }

  @Test func `no tab is added to a window with two views`() throws {
    var source = try app("Home()\nOther()")
    let before = source.edited
    let isDone = source.addTab("Orders()", label: [], first: [])
    #expect(!isDone)
    #expect(source.edited == before)
  }

  @Test func `an expression that is a whole statement becomes the label of a navigation link`()
    throws
  {
    var source = try app("List(orders) { order in\n    Text(order.name)\n}")
    let isDone = source.link("Text(order.name)", to: "Detail(order: order)")
    #expect(isDone)
    let expected = try app(
      """
      List(orders) { order in
          NavigationLink {
              Detail(order: order)
          } label: {
              Text(order.name)
          }
      }
      """)
    #expect(source.edited == expected.edited)
    var other = try app("Home().navigationTitle(Text(order.name))")
    let isLinked = other.link("Text(order.name)", to: "Detail(order: order)")
    #expect(!isLinked)
  }

  @Test func `an import is inserted in alphabetical order, once`() throws {
    var source = try SwiftSource(path: "A.swift", text: "import A\nimport C\n\nlet a = 1\n")
    source.addImport("B")
    #expect(source.edited == "import A\nimport B\nimport C\n\nlet a = 1\n")
    source.addImport("C")
    #expect(source.edited == "import A\nimport B\nimport C\n\nlet a = 1\n")
    var later = try SwiftSource(path: "B.swift", text: "import B\n\nlet b = 1\n")
    later.addImport("A")
    #expect(later.edited == "import A\nimport B\n\nlet b = 1\n")
  }
}
